package births;

import javax.annotation.processing.Generated;

/** What may happen to {@code Order}. */
@Generated("dev.pawl.processor")
public enum OrderEvent {
  /** The event {@code approve}. */
  APPROVE("approve"),

  /** The event {@code finish}. */
  FINISH("finish"),

  /** The event {@code release}. */
  RELEASE("release");

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
