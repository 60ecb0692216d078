package owntypes;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Machine}.
 *
 * <pre>
 * from      event          to
 * Type      Event          Event
 * Type      Cause          Cause
 * Event     Type           Type
 * Event     Phase          Phase
 * Phase     Life           Life
 * Phase     Driven         Driven
 * Phase     Builder        Builder
 * Cause     Outcome        Outcome
 * Cause     Machine        Machine
 * Life      Engine         Type
 * Life      Rules [Logic]  Type
 * Driven    Facts          Type
 * Driven    States         Type
 * Builder   Next           NEXT or Type
 * Builder   Instance       Type
 * Outcome                  STATES
 * Outcome                  EVENTS
 * Outcome                  STEPS
 * Outcome                  TARGETS
 * Outcome                  INITIAL
 * Outcome                  FINAL
 * Outcome                  INSTANCE
 * Outcome                  RULES
 * Outcome                  MOVES
 * Outcome                  OUTCOMES
 * Machine   build          Outcome
 * STATES    generated      Type
 * NEXT      generated      Type
 * EVENTS    generated      Type
 * STEPS     generated      Type
 * TARGETS   generated      Type
 * INITIAL   generated      Type
 * FINAL     generated      Type
 * INSTANCE  generated      Type
 * RULES     generated      Type
 * MOVES     generated      Type
 * OUTCOMES  generated      Type
 * </pre>
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
