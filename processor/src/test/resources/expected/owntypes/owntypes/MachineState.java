package owntypes;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Machine}.
 *
 * <p>{@link MachineMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public enum MachineState {
  /** The state {@code Type}. */
  TYPE,
  /** The state {@code Event}. */
  EVENT,
  /** The state {@code Phase}. */
  PHASE,
  /** The state {@code Cause}. */
  CAUSE,
  /** The state {@code Life}. */
  LIFE,
  /** The state {@code Driven}. */
  DRIVEN,
  /** The state {@code Builder}. */
  BUILDER,
  /** The state {@code Outcome}. */
  OUTCOME,
  /** The state {@code Machine}. */
  MACHINE,
  /** The state {@code STATES}. */
  STATES,
  /** The state {@code NEXT}. */
  NEXT,
  /** The state {@code EVENTS}. */
  EVENTS,
  /** The state {@code STEPS}. */
  STEPS,
  /** The state {@code TARGETS}. */
  TARGETS,
  /** The state {@code INITIAL}. */
  INITIAL,
  /** The state {@code FINAL}. */
  FINAL,
  /** The state {@code INSTANCE}. */
  INSTANCE,
  /** The state {@code RULES}. */
  RULES,
  /** The state {@code MOVES}. */
  MOVES,
  /** The state {@code OUTCOMES}. */
  OUTCOMES
}
