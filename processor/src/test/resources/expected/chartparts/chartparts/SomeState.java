package chartparts;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Some}.
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B     back   A
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum SomeState {
  /** The state {@code A}. */
  A,
  /** The state {@code B}. */
  B
}
