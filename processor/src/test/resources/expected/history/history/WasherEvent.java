package history;

import javax.annotation.processing.Generated;

/** The events of {@code Washer}. */
@Generated("dev.pawl.processor")
public enum WasherEvent {
  /** The event {@code go}. */
  GO,
  /** The event {@code resume}. */
  RESUME,
  /** The event {@code deeply}. */
  DEEPLY,
  /** The event {@code inside}. */
  INSIDE,
  /** The event {@code open}. */
  OPEN,
  /** The event {@code again}. */
  AGAIN,
  /** The event {@code full}. */
  FULL,
  /** The event {@code washed}. */
  WASHED,
  /** The event {@code faster}. */
  FASTER,
  /** The event {@code slower}. */
  SLOWER,
  /** The event {@code turn}. */
  TURN,
  /** The event {@code pump}. */
  PUMP;

  /** The event's name in data. */
  public String wireName() {
    return WasherTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
