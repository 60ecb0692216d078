package spellings;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Waiter}.
 *
 * <p>{@link WaiterMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum WaiterState {
  /** The state {@code CALM}. */
  CALM,
  /** The state {@code BUSY}. */
  BUSY,
  /** The state {@code OVER}. */
  OVER
}
