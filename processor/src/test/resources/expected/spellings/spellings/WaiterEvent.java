package spellings;

import javax.annotation.processing.Generated;

/** What may happen to {@code Waiter}. */
@Generated("dev.pawl.processor")
public enum WaiterEvent {
  /** The event {@code skip}. */
  SKIP("skip"),

  /** The event {@code CALM.after.back-off}. */
  CALM_AFTER_BACK_OFF("CALM.after.back-off");

  private final String wireName;

  WaiterEvent(String wireName) {
    this.wireName = wireName;
  }

  /** The event's name in data. */
  public String wireName() {
    return wireName;
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return compareTo(CALM_AFTER_BACK_OFF) >= 0;
  }
}
