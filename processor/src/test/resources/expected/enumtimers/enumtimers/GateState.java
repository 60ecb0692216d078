package enumtimers;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Gate}.
 *
 * <p>{@link GateMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum GateState {
  /** The state {@code SHUT}. */
  SHUT,
  /** The state {@code OPEN}. */
  OPEN,
  /** The state {@code WORK}. */
  WORK,
  /** The state {@code BUSY}. */
  BUSY,
  /** The state {@code IDLE}. */
  IDLE
}
