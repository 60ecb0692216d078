package chartparts;

import javax.annotation.processing.Generated;

/** What may happen to {@code Whole}. */
@Generated("dev.pawl.processor")
public enum WholeEvent {
  /** The event {@code go}. */
  GO("go"),

  /** The event {@code back}. */
  BACK("back");

  private final String wireName;

  WholeEvent(String wireName) {
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
