package stored;

import javax.annotation.processing.Generated;

/** What may happen to {@code Circuit}. */
@Generated("dev.pawl.processor")
public enum CircuitEvent {
  /** The event {@code trip}. */
  TRIP("trip"),

  /** The event {@code cooldown}. */
  COOLDOWN("cooldown"),

  /** The event {@code success}. */
  SUCCESS("success"),

  /** The event {@code failure}. */
  FAILURE("failure");

  private final String wireName;

  CircuitEvent(String wireName) {
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
