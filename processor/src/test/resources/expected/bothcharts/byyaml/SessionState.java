package byyaml;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Session}.
 *
 * <p>A session, declared both ways
 *
 * <p>{@link SessionMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum SessionState {
  /** The state {@code IDLE}. */
  IDLE,
  /** The state {@code OPEN}. */
  OPEN,
  /** The state {@code WORK}. */
  WORK,
  /** The state {@code READY}. */
  READY,
  /** The state {@code BUSY}. */
  BUSY,
  /** The state {@code GONE}. */
  GONE,
  /** The state {@code LIGHT}. */
  LIGHT,
  /** The state {@code BRIGHT}. */
  BRIGHT,
  /** The state {@code DIM}. */
  DIM,
  /** The state {@code OFF}. */
  OFF,
  /** The state {@code KILLED}. */
  KILLED
}
