package effects;

import javax.annotation.processing.Generated;

/** The events of {@code Lamp}. */
@Generated("dev.pawl.processor")
public enum LampEvent {
  /** The event {@code press}. */
  PRESS,
  /** The event {@code burnOut}. */
  BURN_OUT,
  /** The event {@code replace}. */
  REPLACE;

  /** The event's name in data. */
  public String wireName() {
    return LampTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
