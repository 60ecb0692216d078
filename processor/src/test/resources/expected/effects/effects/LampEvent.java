package effects;

import javax.annotation.processing.Generated;

/** What may happen to {@code Lamp}. */
@Generated("dev.pawl.processor")
public enum LampEvent {
  /** The event {@code press}. */
  PRESS("press"),

  /** The event {@code burnOut}. */
  BURN_OUT("burnOut"),

  /** The event {@code replace}. */
  REPLACE("replace");

  private final String wireName;

  LampEvent(String wireName) {
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
