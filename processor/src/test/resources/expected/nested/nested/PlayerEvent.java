package nested;

import javax.annotation.processing.Generated;

/** What may happen to {@code Player}. */
@Generated("dev.pawl.processor")
public enum PlayerEvent {
  /** The event {@code power}. */
  POWER("power"),

  /** The event {@code louder}. */
  LOUDER("louder"),

  /** The event {@code eject}. */
  EJECT("eject"),

  /** The event {@code play}. */
  PLAY("play"),

  /** The event {@code stop}. */
  STOP("stop"),

  /** The event {@code next}. */
  NEXT("next");

  private final String wireName;

  PlayerEvent(String wireName) {
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
