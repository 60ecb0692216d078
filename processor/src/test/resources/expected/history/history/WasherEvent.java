package history;

import javax.annotation.processing.Generated;

/** What may happen to {@code Washer}. */
@Generated("dev.pawl.processor")
public enum WasherEvent {
  /** The event {@code go}. */
  GO("go"),

  /** The event {@code resume}. */
  RESUME("resume"),

  /** The event {@code deeply}. */
  DEEPLY("deeply"),

  /** The event {@code inside}. */
  INSIDE("inside"),

  /** The event {@code open}. */
  OPEN("open"),

  /** The event {@code again}. */
  AGAIN("again"),

  /** The event {@code full}. */
  FULL("full"),

  /** The event {@code washed}. */
  WASHED("washed"),

  /** The event {@code faster}. */
  FASTER("faster"),

  /** The event {@code slower}. */
  SLOWER("slower"),

  /** The event {@code turn}. */
  TURN("turn"),

  /** The event {@code pump}. */
  PUMP("pump");

  private final String wireName;

  WasherEvent(String wireName) {
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
