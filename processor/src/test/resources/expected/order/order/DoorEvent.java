package order;

import javax.annotation.processing.Generated;

/** The events of {@code Door}. */
@Generated("dev.pawl.processor")
public enum DoorEvent {
  /** The event {@code open}. */
  OPEN,
  /** The event {@code stay}. */
  STAY,
  /** The event {@code swing}. */
  SWING,
  /** The event {@code slam}. */
  SLAM,
  /** The event {@code self}. */
  SELF,
  /** The event {@code reset}. */
  RESET;

  /** The event's name in data. */
  public String wireName() {
    return DoorTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
