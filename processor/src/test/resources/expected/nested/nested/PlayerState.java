package nested;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Player}.
 *
 * <p>A player, flattened to its innermost states
 *
 * <p>{@link PlayerMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum PlayerState {
  /** The state {@code OFF}. */
  OFF,
  /** Whatever it plays. */
  ON,
  /** The state {@code STOPPED}. */
  STOPPED,
  /** The state {@code PLAYING}. */
  PLAYING,
  /** The state {@code TRACK}. */
  TRACK,
  /** The state {@code RADIO}. */
  RADIO,
  /** The state {@code JAMMED}. */
  JAMMED
}
