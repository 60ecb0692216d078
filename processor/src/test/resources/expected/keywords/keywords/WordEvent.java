package keywords;

import javax.annotation.processing.Generated;

/** What may happen to {@code Word}. */
@Generated("dev.pawl.processor")
public enum WordEvent {
  /** The event {@code to_1}. */
  TO_1("to_1"),

  /** The event {@code go}. */
  GO("go"),

  /** The event {@code toInterface}. */
  TO_INTERFACE("toInterface"),

  /** The event {@code toNew}. */
  TO_NEW("toNew"),

  /** The event {@code toVar}. */
  TO_VAR("toVar"),

  /** The event {@code toSealed}. */
  TO_SEALED("toSealed"),

  /** The event {@code new}. */
  NEW("new"),

  /** The event {@code default}. */
  DEFAULT("default"),

  /** The event {@code switch}. */
  SWITCH("switch"),

  /** The event {@code start}. */
  START("start"),

  /** The event {@code state}. */
  STATE("state"),

  /** The event {@code resume}. */
  RESUME("resume"),

  /** The event {@code wait}. */
  WAIT("wait"),

  /** The event {@code notify}. */
  NOTIFY("notify"),

  /** The event {@code toString}. */
  TO_STRING("toString"),

  /** The event {@code yield}. */
  YIELD("yield"),

  /** The event {@code record}. */
  RECORD("record"),

  /** The event {@code true}. */
  TRUE("true"),

  /** The event {@code fire}. */
  FIRE("fire"),

  /** The event {@code is}. */
  IS("is"),

  /** The event {@code force}. */
  FORCE("force"),

  /** The event {@code lock}. */
  LOCK("lock"),

  /** The event {@code marks}. */
  MARKS("marks"),

  /** The event {@code next}. */
  NEXT("next"),

  /** The event {@code permits}. */
  PERMITS("permits"),

  /** The event {@code isFinal}. */
  IS_FINAL("isFinal");

  private final String wireName;

  WordEvent(String wireName) {
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
