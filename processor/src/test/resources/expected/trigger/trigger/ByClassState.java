package trigger;

import javax.annotation.processing.Generated;

/**
 * The states of {@code by-class}.
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B     go     A
 * </pre>
 */
@Generated("dev.pawl.processor")
enum ByClassState {
  /** The state {@code A}. */
  A,

  /** The state {@code B}. */
  B
}
