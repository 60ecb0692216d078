package root;

import javax.annotation.processing.Generated;

/** The events of {@code Door}. */
@Generated("dev.pawl.processor")
public enum DoorEvent {
  /** The event {@code close}. */
  CLOSE,
  /** The event {@code open}. */
  OPEN,
  /** The event {@code lock}. */
  LOCK,
  /** The event {@code slam}. */
  SLAM,
  /** The event {@code unlock}. */
  UNLOCK,
  /** The event {@code reset}. */
  RESET,
  /** The event {@code breakDown}. */
  BREAK_DOWN,
  /** The event {@code toBroken}. */
  TO_BROKEN;

  /** The event's name in data. */
  public String wireName() {
    return DoorTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
