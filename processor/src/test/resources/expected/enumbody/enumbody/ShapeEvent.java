package enumbody;

import javax.annotation.processing.Generated;

/** What may happen to {@code Shape}. */
@Generated("dev.pawl.processor")
public enum ShapeEvent {
  /** The event {@code cut}. */
  CUT("cut"),

  /** The event {@code melt}. */
  MELT("melt");

  private final String wireName;

  ShapeEvent(String wireName) {
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
