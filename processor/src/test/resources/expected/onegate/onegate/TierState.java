package onegate;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Tier}.
 *
 * <p>{@link TierMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum TierState {
  /** The state {@code entry}. */
  ENTRY,
  /** The state {@code gold}. */
  GOLD,
  /** The state {@code silver}. */
  SILVER,
  /** The state {@code bronze}. */
  BRONZE,
  /** The state {@code out}. */
  OUT
}
