package hooks;

import javax.annotation.processing.Generated;

/** What may happen to {@code Deal}. */
@Generated("dev.pawl.processor")
public enum DealEvent {
  /** The event {@code offer}. */
  OFFER("offer"),

  /** The event {@code accept}. */
  ACCEPT("accept");

  private final String wireName;

  DealEvent(String wireName) {
    this.wireName = wireName;
  }

  /** The event's name in data. */
  public String wireName() {
    return wireName;
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
