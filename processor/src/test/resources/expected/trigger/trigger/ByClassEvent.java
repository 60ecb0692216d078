package trigger;

import javax.annotation.processing.Generated;

/** The events of {@code by-class}. */
@Generated("dev.pawl.processor")
enum ByClassEvent {
  /** The event {@code go}. */
  GO;

  /** The event's name in data. */
  public String wireName() {
    return ByClassTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
