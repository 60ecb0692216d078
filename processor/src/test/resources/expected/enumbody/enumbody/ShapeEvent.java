package enumbody;

import javax.annotation.processing.Generated;

/** The events of {@code Shape}. */
@Generated("dev.pawl.processor")
public enum ShapeEvent {
  /** The event {@code cut}. */
  CUT,
  /** The event {@code melt}. */
  MELT;

  /** The event's name in data. */
  public String wireName() {
    return ShapeTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
