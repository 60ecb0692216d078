package stored;

import javax.annotation.processing.Generated;

/** The events of {@code Order}. */
@Generated("dev.pawl.processor")
public enum OrderEvent {
  /** The event {@code place}. */
  PLACE,
  /** The event {@code hold}. */
  HOLD,
  /** The event {@code pay}. */
  PAY,
  /** The event {@code ship}. */
  SHIP,
  /** The event {@code pick}. */
  PICK,
  /** The event {@code resume}. */
  RESUME;

  /** The event's name in data. */
  public String wireName() {
    return OrderTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
