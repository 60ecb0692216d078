package regions;

import javax.annotation.processing.Generated;

/** The events of {@code Order}. */
@Generated("dev.pawl.processor")
public enum OrderEvent {
  /** The event {@code cancel}. */
  CANCEL,
  /** The event {@code touch}. */
  TOUCH,
  /** The event {@code back}. */
  BACK,
  /** The event {@code skip}. */
  SKIP,
  /** The event {@code pay}. */
  PAY,
  /** The event {@code both}. */
  BOTH,
  /** The event {@code refund}. */
  REFUND,
  /** The event {@code send}. */
  SEND,
  /** The event {@code give}. */
  GIVE,
  /** The event {@code leap}. */
  LEAP,
  /** The event {@code half}. */
  HALF;

  /** The event's name in data. */
  public String wireName() {
    return OrderTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
