package owntypes;

import javax.annotation.processing.Generated;

/** What may happen to {@code Plain}. */
@Generated("dev.pawl.processor")
public enum PlainEvent {
  /** The event {@code toStates}. */
  TO_STATES("toStates"),

  /** The event {@code toEvents}. */
  TO_EVENTS("toEvents"),

  /** The event {@code toIllegal}. */
  TO_ILLEGAL("toIllegal"),

  /** The event {@code toSteps}. */
  TO_STEPS("toSteps"),

  /** The event {@code toTargets}. */
  TO_TARGETS("toTargets"),

  /** The event {@code toRefused}. */
  TO_REFUSED("toRefused"),

  /** The event {@code toInstance}. */
  TO_INSTANCE("toInstance"),

  /** The event {@code toFinal}. */
  TO_FINAL("toFinal"),

  /** The event {@code toInitial}. */
  TO_INITIAL("toInitial"),

  /** The event {@code toRules}. */
  TO_RULES("toRules"),

  /** The event {@code toMoves}. */
  TO_MOVES("toMoves"),

  /** The event {@code toOutcomes}. */
  TO_OUTCOMES("toOutcomes"),

  /** The event {@code toNext}. */
  TO_NEXT("toNext");

  private final String wireName;

  PlainEvent(String wireName) {
    this.wireName = wireName;
  }

  /** The event's name in data. */
  public String wireName() {
    return wireName;
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
