package root;

import javax.annotation.processing.Generated;

/** What may happen to {@code Door}. */
@Generated("dev.pawl.processor")
public enum DoorEvent {
  /** The event {@code close}. */
  CLOSE("close"),

  /** The event {@code open}. */
  OPEN("open"),

  /** The event {@code lock}. */
  LOCK("lock"),

  /** The event {@code slam}. */
  SLAM("slam"),

  /** The event {@code unlock}. */
  UNLOCK("unlock"),

  /** The event {@code reset}. */
  RESET("reset"),

  /** The event {@code breakDown}. */
  BREAK_DOWN("breakDown"),

  /** The event {@code toBroken}. */
  TO_BROKEN("toBroken");

  private final String wireName;

  DoorEvent(String wireName) {
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
