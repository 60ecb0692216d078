package wirenames;

import javax.annotation.processing.Generated;

/** What may happen to {@code AsDeclared}. */
@Generated("dev.pawl.processor")
enum AsDeclaredEvent {
  /** The event {@code turn_on}. */
  TURN_ON("turn_on");

  private final String wireName;

  AsDeclaredEvent(String wireName) {
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
