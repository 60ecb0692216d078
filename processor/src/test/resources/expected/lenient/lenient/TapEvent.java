package lenient;

import javax.annotation.processing.Generated;

/** What may happen to {@code Tap}. */
@Generated("dev.pawl.processor")
public enum TapEvent {
  /** The event {@code open}. */
  OPEN("open"),

  /** The event {@code shut}. */
  SHUT("shut");

  private final String wireName;

  TapEvent(String wireName) {
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
