package always;

import javax.annotation.processing.Generated;

/** What may happen to {@code Sorter}. */
@Generated("dev.pawl.processor")
public enum SorterEvent {
  /** The event {@code take}. */
  TAKE("take"),

  /** The event {@code weighed}. */
  WEIGHED("weighed"),

  /** The event {@code stamped}. */
  STAMPED("stamped"),

  /** The event {@code spin}. */
  SPIN("spin"),

  /** The event {@code entered}. */
  ENTERED("entered"),

  /** The event {@code left}. */
  LEFT("left"),

  /** The event {@code toWaiting}. */
  TO_WAITING("toWaiting"),

  /** The event {@code stop}. */
  STOP("stop");

  private final String wireName;

  SorterEvent(String wireName) {
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
