package timers;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Beacon}.
 *
 * <p>{@link BeaconMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum BeaconState {
  /** The state {@code LIT}. */
  LIT,
  /** The state {@code DARK}. */
  DARK,
  /** The state {@code WAITING}. */
  WAITING,
  /** The state {@code GONE}. */
  GONE
}
