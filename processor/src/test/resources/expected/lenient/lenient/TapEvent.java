package lenient;

import javax.annotation.processing.Generated;

/** The events of {@code Tap}. */
@Generated("dev.pawl.processor")
public enum TapEvent {
  /** The event {@code open}. */
  OPEN,
  /** The event {@code shut}. */
  SHUT;

  /** The event's name in data. */
  public String wireName() {
    return TapTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
