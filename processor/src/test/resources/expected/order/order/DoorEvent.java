package order;

import javax.annotation.processing.Generated;

/** What may happen to {@code Door}. */
@Generated("dev.pawl.processor")
public enum DoorEvent {
  /** The event {@code open}. */
  OPEN("open"),

  /** The event {@code stay}. */
  STAY("stay"),

  /** The event {@code swing}. */
  SWING("swing"),

  /** The event {@code slam}. */
  SLAM("slam"),

  /** The event {@code self}. */
  SELF("self"),

  /** The event {@code reset}. */
  RESET("reset");

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
