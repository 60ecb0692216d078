package threads;

import javax.annotation.processing.Generated;

/** The events of {@code Guarded}. */
@Generated("dev.pawl.processor")
enum GuardedEvent {
  /** The event {@code count}. */
  COUNT;

  /** The event's name in data. */
  public String wireName() {
    return GuardedTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
