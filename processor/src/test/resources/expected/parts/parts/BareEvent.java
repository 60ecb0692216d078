package parts;

import javax.annotation.processing.Generated;

/** The events of {@code Bare}. */
@Generated("dev.pawl.processor")
public enum BareEvent {
  /** The event {@code go}. */
  GO;

  /** The event's name in data. */
  public String wireName() {
    return BareTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
