package chartparts;

import javax.annotation.processing.Generated;

/** What may happen to {@code Some}. */
@Generated("dev.pawl.processor")
public enum SomeEvent {
  /** The event {@code go}. */
  GO("go"),

  /** The event {@code back}. */
  BACK("back");

  private final String wireName;

  SomeEvent(String wireName) {
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
