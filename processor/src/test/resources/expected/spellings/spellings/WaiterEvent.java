package spellings;

import javax.annotation.processing.Generated;

/** The events of {@code Waiter}. */
@Generated("dev.pawl.processor")
public enum WaiterEvent {
  /** The event {@code skip}. */
  SKIP,
  /** The event {@code CALM.after.back-off}. */
  CALM_AFTER_BACK_OFF;

  /** The event's name in data. */
  public String wireName() {
    return WaiterTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return compareTo(CALM_AFTER_BACK_OFF) >= 0;
  }
}
