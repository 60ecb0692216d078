package wirenames;

import javax.annotation.processing.Generated;

/** The events of {@code AsDeclared}. */
@Generated("dev.pawl.processor")
enum AsDeclaredEvent {
  /** The event {@code turn_on}. */
  TURN_ON;

  /** The event's name in data. */
  public String wireName() {
    return AsDeclaredTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
