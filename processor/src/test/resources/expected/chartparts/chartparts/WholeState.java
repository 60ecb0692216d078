package chartparts;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Whole}.
 *
 * <p>{@link WholeMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum WholeState {
  /** The state {@code A}. */
  A,
  /** The state {@code C}. */
  C,
  /** The state {@code D}. */
  D,
  /** The state {@code B}. */
  B
}
