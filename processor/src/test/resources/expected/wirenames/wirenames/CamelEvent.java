package wirenames;

import javax.annotation.processing.Generated;

/** The events of {@code Camel}. */
@Generated("dev.pawl.processor")
enum CamelEvent {
  /** The event {@code turn_on}. */
  TURN_ON("turnOn");

  private final String wireName;

  CamelEvent(String wireName) {
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
