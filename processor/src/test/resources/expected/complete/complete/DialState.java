package complete;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Dial}.
 *
 * <p>{@link DialMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum DialState {
  /** The state {@code P0}. */
  P0,
  /** The state {@code P1}. */
  P1,
  /** The state {@code P2}. */
  P2,
  /** The state {@code P3}. */
  P3
}
