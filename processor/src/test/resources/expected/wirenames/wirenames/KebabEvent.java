package wirenames;

import javax.annotation.processing.Generated;

/** The events of {@code Kebab}. */
@Generated("dev.pawl.processor")
enum KebabEvent {
  /** The event {@code turn_on}. */
  TURN_ON("turn-on");

  private final String wireName;

  KebabEvent(String wireName) {
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
