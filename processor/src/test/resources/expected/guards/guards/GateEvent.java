package guards;

import javax.annotation.processing.Generated;

/** What may happen to {@code Gate}. */
@Generated("dev.pawl.processor")
public enum GateEvent {
  /** The event {@code name}. */
  NAME("name"),

  /** The event {@code not}. */
  NOT("not"),

  /** The event {@code notNot}. */
  NOT_NOT("notNot"),

  /** The event {@code and}. */
  AND("and"),

  /** The event {@code or}. */
  OR("or"),

  /** The event {@code mixed}. */
  MIXED("mixed"),

  /** The event {@code nested}. */
  NESTED("nested"),

  /** The event {@code notOr}. */
  NOT_OR("notOr"),

  /** The event {@code twice}. */
  TWICE("twice"),

  /** The event {@code first}. */
  FIRST("first");

  private final String wireName;

  GateEvent(String wireName) {
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
