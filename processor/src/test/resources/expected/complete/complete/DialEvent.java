package complete;

import javax.annotation.processing.Generated;

/** What may happen to {@code Dial}. */
@Generated("dev.pawl.processor")
public enum DialEvent {
  /** The event {@code e0}. */
  E0("e0"),

  /** The event {@code e1}. */
  E1("e1"),

  /** The event {@code e2}. */
  E2("e2"),

  /** The event {@code e3}. */
  E3("e3"),

  /** The event {@code e4}. */
  E4("e4");

  private final String wireName;

  DialEvent(String wireName) {
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
