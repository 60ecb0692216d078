package events;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Twin}.
 *
 * <p>{@link TwinMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum TwinState {
  /** The state {@code A}. */
  A,
  /** The state {@code B}. */
  B
}
