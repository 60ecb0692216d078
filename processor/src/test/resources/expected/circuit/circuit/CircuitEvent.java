package circuit;

import javax.annotation.processing.Generated;

/** The events of {@code Circuit}. */
@Generated("dev.pawl.processor")
public enum CircuitEvent {
  /** The event {@code failureThresholdExceeded}. */
  FAILURE_THRESHOLD_EXCEEDED,
  /** The event {@code cooldownExpires}. */
  COOLDOWN_EXPIRES,
  /** The event {@code success}. */
  SUCCESS,
  /** The event {@code failure}. */
  FAILURE,
  /** The event {@code shutDown}. */
  SHUT_DOWN;

  /** The event's name in data. */
  public String wireName() {
    return CircuitTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
