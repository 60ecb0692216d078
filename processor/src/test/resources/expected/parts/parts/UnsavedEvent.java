package parts;

import javax.annotation.processing.Generated;

/** The events of {@code Unsaved}. */
@Generated("dev.pawl.processor")
public enum UnsavedEvent {
  /** The event {@code go}. */
  GO;

  /** The event's name in data. */
  public String wireName() {
    return UnsavedTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
