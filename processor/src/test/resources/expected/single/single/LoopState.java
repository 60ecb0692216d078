package single;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Loop}.
 *
 * <p>{@link LoopMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum LoopState {
  /** The state {@code looping}. */
  LOOPING
}
