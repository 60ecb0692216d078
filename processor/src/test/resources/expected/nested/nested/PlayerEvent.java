package nested;

import javax.annotation.processing.Generated;

/** The events of {@code Player}. */
@Generated("dev.pawl.processor")
public enum PlayerEvent {
  /** The event {@code power}. */
  POWER,
  /** The event {@code louder}. */
  LOUDER,
  /** The event {@code eject}. */
  EJECT,
  /** The event {@code play}. */
  PLAY,
  /** The event {@code stop}. */
  STOP,
  /** The event {@code next}. */
  NEXT;

  /** The event's name in data. */
  public String wireName() {
    return PlayerTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
