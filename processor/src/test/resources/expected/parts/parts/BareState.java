package parts;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Bare}.
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B     go     A
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum BareState {
  /** The state {@code A}. */
  A,
  /** The state {@code B}. */
  B
}
