package hidden;

import javax.annotation.processing.Generated;

/** The events of {@code Hidden}. */
@Generated("dev.pawl.processor")
enum HiddenEvent {
  /** The event {@code add}. */
  ADD,
  /** The event {@code take}. */
  TAKE;

  /** The event's name in data. */
  public String wireName() {
    return HiddenTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
