package owntypes;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Plain}.
 *
 * <p>{@link PlainMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum PlainState {
  /** The state {@code NEXT}. */
  NEXT,
  /** The state {@code STATES}. */
  STATES,
  /** The state {@code EVENTS}. */
  EVENTS,
  /** The state {@code STEPS}. */
  STEPS,
  /** The state {@code TARGETS}. */
  TARGETS,
  /** The state {@code INSTANCE}. */
  INSTANCE,
  /** The state {@code ILLEGAL}. */
  ILLEGAL,
  /** The state {@code REFUSED}. */
  REFUSED,
  /** The state {@code INITIAL}. */
  INITIAL,
  /** The state {@code FINAL}. */
  FINAL,
  /** The state {@code RULES}. */
  RULES,
  /** The state {@code MOVES}. */
  MOVES,
  /** The state {@code OUTCOMES}. */
  OUTCOMES
}
