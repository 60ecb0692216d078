package history;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Washer}.
 *
 * <p>{@link WasherMachine} shows all transitions.
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
