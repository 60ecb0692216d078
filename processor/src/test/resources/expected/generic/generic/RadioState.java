package generic;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Radio}.
 *
 * <p>Two regions, an event that only the machine makes, and one that raises another.
 *
 * <p>{@link RadioMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum RadioState {
  /** The state {@code ON}. */
  ON,

  /** The state {@code SOUND}. */
  SOUND,

  /** The state {@code LOUD}. */
  LOUD,

  /** The state {@code QUIET}. */
  QUIET,

  /** The state {@code SILENT}. */
  SILENT,

  /** The state {@code LIGHT}. */
  LIGHT,

  /** The state {@code BRIGHT}. */
  BRIGHT,

  /** The state {@code DIM}. */
  DIM,

  /** The state {@code DARK}. */
  DARK,

  /** The state {@code OFF}. */
  OFF
}
