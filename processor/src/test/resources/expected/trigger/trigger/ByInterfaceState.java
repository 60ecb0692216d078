package trigger;

import javax.annotation.processing.Generated;

/**
 * The states of {@code by-interface}.
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B     go     A
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum ByInterfaceState {
  /** The state {@code A}. */
  A,

  /** The state {@code B}. */
  B
}
