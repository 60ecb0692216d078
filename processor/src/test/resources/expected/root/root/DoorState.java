package root;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Door}.
 *
 * <p>{@link DoorMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum DoorState {
  /** The state {@code open}. */
  OPEN,
  /** The state {@code closed}. */
  CLOSED,
  /** The state {@code locked}. */
  LOCKED,
  /** The state {@code broken}. */
  BROKEN
}
