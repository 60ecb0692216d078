package guards;

import javax.annotation.processing.Generated;

/** The events of {@code Gate}. */
@Generated("dev.pawl.processor")
public enum GateEvent {
  /** The event {@code name}. */
  NAME,
  /** The event {@code not}. */
  NOT,
  /** The event {@code notNot}. */
  NOT_NOT,
  /** The event {@code and}. */
  AND,
  /** The event {@code or}. */
  OR,
  /** The event {@code mixed}. */
  MIXED,
  /** The event {@code nested}. */
  NESTED,
  /** The event {@code notOr}. */
  NOT_OR,
  /** The event {@code twice}. */
  TWICE,
  /** The event {@code first}. */
  FIRST;

  /** The event's name in data. */
  public String wireName() {
    return GateTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
