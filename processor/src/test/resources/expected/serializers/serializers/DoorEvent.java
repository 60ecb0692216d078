package serializers;

import javax.annotation.processing.Generated;

/** The events of {@code Door}. */
@Generated("dev.pawl.processor")
public enum DoorEvent {
  /** The event {@code push}. */
  PUSH,
  /** The event {@code pull}. */
  PULL;

  /** The event's name in data. */
  public String wireName() {
    return DoorTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
