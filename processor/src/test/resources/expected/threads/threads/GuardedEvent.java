package threads;

import javax.annotation.processing.Generated;

/** What may happen to {@code Guarded}. */
@Generated("dev.pawl.processor")
enum GuardedEvent {
  /** The event {@code count}. */
  COUNT("count");

  private final String wireName;

  GuardedEvent(String wireName) {
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
