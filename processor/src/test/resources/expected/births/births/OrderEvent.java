package births;

import javax.annotation.processing.Generated;

/** The events of {@code Order}. */
@Generated("dev.pawl.processor")
public enum OrderEvent {
  /** The event {@code approve}. */
  APPROVE,
  /** The event {@code finish}. */
  FINISH,
  /** The event {@code release}. */
  RELEASE;

  /** The event's name in data. */
  public String wireName() {
    return OrderTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
