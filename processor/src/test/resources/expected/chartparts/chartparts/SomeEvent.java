package chartparts;

import javax.annotation.processing.Generated;

/** The events of {@code Some}. */
@Generated("dev.pawl.processor")
public enum SomeEvent {
  /** The event {@code go}. */
  GO,
  /** The event {@code back}. */
  BACK;

  /** The event's name in data. */
  public String wireName() {
    return SomeTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
