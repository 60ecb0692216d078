package spellings;

import javax.annotation.processing.Generated;

/** What may happen to {@code Job}. */
@Generated("dev.pawl.processor")
public enum JobEvent {
  /** The event {@code retry}. */
  RETRY("retry"),

  /** The event {@code move}. */
  MOVE("move");

  private final String wireName;

  JobEvent(String wireName) {
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
