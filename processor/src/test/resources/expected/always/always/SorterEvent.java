package always;

import javax.annotation.processing.Generated;

/** The events of {@code Sorter}. */
@Generated("dev.pawl.processor")
public enum SorterEvent {
  /** The event {@code take}. */
  TAKE,
  /** The event {@code weighed}. */
  WEIGHED,
  /** The event {@code stamped}. */
  STAMPED,
  /** The event {@code spin}. */
  SPIN,
  /** The event {@code entered}. */
  ENTERED,
  /** The event {@code left}. */
  LEFT,
  /** The event {@code toWaiting}. */
  TO_WAITING,
  /** The event {@code stop}. */
  STOP;

  /** The event's name in data. */
  public String wireName() {
    return SorterTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
