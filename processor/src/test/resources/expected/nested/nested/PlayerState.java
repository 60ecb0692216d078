package nested;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Player}.
 *
 * <p>A player, flattened to its innermost states
 *
 * <pre>
 * from     event         to
 * OFF      power         ON
 * ON       power         OFF
 * ON       louder        (stays)
 * ON       louder        (stays)
 * ON       louder        (stays)
 * ON       eject         STOPPED
 * STOPPED  play          PLAYING
 * PLAYING  stop          STOPPED
 * PLAYING  eject [slow]  JAMMED
 * TRACK    next          TRACK
 * TRACK    play          RADIO
 * RADIO    next          (stays)
 * JAMMED   power         ON
 * JAMMED   louder        ON
 * JAMMED   eject         ON
 * JAMMED   play          ON
 * JAMMED   stop          ON
 * JAMMED   next          ON
 * </pre>
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
