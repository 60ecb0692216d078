package trigger;

import javax.annotation.processing.Generated;

/** What may happen to {@code by-class}. */
@Generated("dev.pawl.processor")
enum ByClassEvent {
  /** The event {@code go}. */
  GO("go");

  private final String wireName;

  ByClassEvent(String wireName) {
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
