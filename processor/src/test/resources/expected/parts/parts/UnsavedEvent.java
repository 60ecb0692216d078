package parts;

import javax.annotation.processing.Generated;

/** What may happen to {@code Unsaved}. */
@Generated("dev.pawl.processor")
public enum UnsavedEvent {
  /** The event {@code go}. */
  GO("go");

  private final String wireName;

  UnsavedEvent(String wireName) {
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
