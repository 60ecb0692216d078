package hidden;

import javax.annotation.processing.Generated;

/** What may happen to {@code Hidden}. */
@Generated("dev.pawl.processor")
enum HiddenEvent {
  /** The event {@code add}. */
  ADD("add"),

  /** The event {@code take}. */
  TAKE("take");

  private final String wireName;

  HiddenEvent(String wireName) {
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
