package stored;

import javax.annotation.processing.Generated;

/** What may happen to {@code Order}. */
@Generated("dev.pawl.processor")
public enum OrderEvent {
  /** The event {@code place}. */
  PLACE("place"),

  /** The event {@code hold}. */
  HOLD("hold"),

  /** The event {@code pay}. */
  PAY("pay"),

  /** The event {@code ship}. */
  SHIP("ship"),

  /** The event {@code pick}. */
  PICK("pick"),

  /** The event {@code resume}. */
  RESUME("resume");

  private final String wireName;

  OrderEvent(String wireName) {
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
