package hooks;

import javax.annotation.processing.Generated;

/** The events of {@code Deal}. */
@Generated("dev.pawl.processor")
public enum DealEvent {
  /** The event {@code offer}. */
  OFFER,
  /** The event {@code accept}. */
  ACCEPT;

  /** The event's name in data. */
  public String wireName() {
    return DealTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
