package owntypes;

import javax.annotation.processing.Generated;

/** The events of {@code Plain}. */
@Generated("dev.pawl.processor")
public enum PlainEvent {
  /** The event {@code toStates}. */
  TO_STATES,
  /** The event {@code toEvents}. */
  TO_EVENTS,
  /** The event {@code toIllegal}. */
  TO_ILLEGAL,
  /** The event {@code toSteps}. */
  TO_STEPS,
  /** The event {@code toTargets}. */
  TO_TARGETS,
  /** The event {@code toRefused}. */
  TO_REFUSED,
  /** The event {@code toInstance}. */
  TO_INSTANCE,
  /** The event {@code toFinal}. */
  TO_FINAL,
  /** The event {@code toInitial}. */
  TO_INITIAL,
  /** The event {@code toRules}. */
  TO_RULES,
  /** The event {@code toMoves}. */
  TO_MOVES,
  /** The event {@code toOutcomes}. */
  TO_OUTCOMES,
  /** The event {@code toNext}. */
  TO_NEXT;

  /** The event's name in data. */
  public String wireName() {
    return PlainTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
