package queues;

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
  /** The state {@code MOVING}. */
  MOVING,
  /** The state {@code SLOW}. */
  SLOW,
  /** The state {@code FAST}. */
  FAST,
  /** The state {@code WIDE}. */
  WIDE
}
