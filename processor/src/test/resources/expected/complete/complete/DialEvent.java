package complete;

import javax.annotation.processing.Generated;

/** The events of {@code Dial}. */
@Generated("dev.pawl.processor")
public enum DialEvent {
  /** The event {@code e0}. */
  E0,
  /** The event {@code e1}. */
  E1,
  /** The event {@code e2}. */
  E2,
  /** The event {@code e3}. */
  E3,
  /** The event {@code e4}. */
  E4;

  /** The event's name in data. */
  public String wireName() {
    return DialTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
