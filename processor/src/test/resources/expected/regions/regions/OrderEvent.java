package regions;

import javax.annotation.processing.Generated;

/** What may happen to {@code Order}. */
@Generated("dev.pawl.processor")
public enum OrderEvent {
  /** The event {@code cancel}. */
  CANCEL("cancel"),

  /** The event {@code touch}. */
  TOUCH("touch"),

  /** The event {@code back}. */
  BACK("back"),

  /** The event {@code skip}. */
  SKIP("skip"),

  /** The event {@code pay}. */
  PAY("pay"),

  /** The event {@code both}. */
  BOTH("both"),

  /** The event {@code refund}. */
  REFUND("refund"),

  /** The event {@code send}. */
  SEND("send"),

  /** The event {@code give}. */
  GIVE("give"),

  /** The event {@code leap}. */
  LEAP("leap"),

  /** The event {@code half}. */
  HALF("half");

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
