package wirenames;

import javax.annotation.processing.Generated;

/** The events of {@code Snake}. */
@Generated("dev.pawl.processor")
enum SnakeEvent {
  /** The event {@code turn_on}. */
  TURN_ON;

  /** The event's name in data. */
  public String wireName() {
    return SnakeTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
