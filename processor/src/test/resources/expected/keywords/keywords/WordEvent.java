package keywords;

import javax.annotation.processing.Generated;

/** The events of {@code Word}. */
@Generated("dev.pawl.processor")
public enum WordEvent {
  /** The event {@code to_1}. */
  TO_1,
  /** The event {@code go}. */
  GO,
  /** The event {@code toInterface}. */
  TO_INTERFACE,
  /** The event {@code toNew}. */
  TO_NEW,
  /** The event {@code toVar}. */
  TO_VAR,
  /** The event {@code toSealed}. */
  TO_SEALED,
  /** The event {@code new}. */
  NEW,
  /** The event {@code default}. */
  DEFAULT,
  /** The event {@code switch}. */
  SWITCH,
  /** The event {@code start}. */
  START,
  /** The event {@code state}. */
  STATE,
  /** The event {@code resume}. */
  RESUME,
  /** The event {@code wait}. */
  WAIT,
  /** The event {@code notify}. */
  NOTIFY,
  /** The event {@code toString}. */
  TO_STRING,
  /** The event {@code yield}. */
  YIELD,
  /** The event {@code record}. */
  RECORD,
  /** The event {@code true}. */
  TRUE,
  /** The event {@code fire}. */
  FIRE,
  /** The event {@code is}. */
  IS,
  /** The event {@code force}. */
  FORCE,
  /** The event {@code lock}. */
  LOCK,
  /** The event {@code marks}. */
  MARKS,
  /** The event {@code next}. */
  NEXT,
  /** The event {@code permits}. */
  PERMITS,
  /** The event {@code isFinal}. */
  IS_FINAL;

  /** The event's name in data. */
  public String wireName() {
    return WordTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
