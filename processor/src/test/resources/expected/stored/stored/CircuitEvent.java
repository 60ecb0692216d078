package stored;

import javax.annotation.processing.Generated;

/** The events of {@code Circuit}. */
@Generated("dev.pawl.processor")
public enum CircuitEvent {
  /** The event {@code trip}. */
  TRIP,
  /** The event {@code cooldown}. */
  COOLDOWN,
  /** The event {@code success}. */
  SUCCESS,
  /** The event {@code failure}. */
  FAILURE;

  /** The event's name in data. */
  public String wireName() {
    return CircuitTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
