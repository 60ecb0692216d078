package history;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Washer}.
 *
 * <pre>
 * from     event   to
 * READY    go      CYCLE
 * READY    resume  LAST
 * READY    deeply  EXACT
 * READY    inside  RINSING_LAST
 * CYCLE    open    READY
 * CYCLE    again   LAST
 * FILLING  full    WASHING
 * WASHING  washed  RINSING
 * SLOW     faster  FAST
 * FAST     slower  SLOW
 * LEFT     turn    RIGHT
 * RIGHT    turn    LEFT
 * IDLE     pump    RUNNING
 * RUNNING  pump    IDLE
 * </pre>
 */
@Generated("dev.pawl.processor")
public enum WasherState {
  /** The state {@code READY}. */
  READY,

  /** The state {@code CYCLE}. */
  CYCLE,

  /** The state {@code FILLING}. */
  FILLING,

  /** The state {@code WASHING}. */
  WASHING,

  /** The state {@code SLOW}. */
  SLOW,

  /** The state {@code FAST}. */
  FAST,

  /** The state {@code RINSING}. */
  RINSING,

  /** The state {@code DRUM}. */
  DRUM,

  /** The state {@code LEFT}. */
  LEFT,

  /** The state {@code RIGHT}. */
  RIGHT,

  /** The state {@code PUMP}. */
  PUMP,

  /** The state {@code IDLE}. */
  IDLE,

  /** The state {@code RUNNING}. */
  RUNNING
}
