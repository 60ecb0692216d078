package single;

import javax.annotation.processing.Generated;

/** What may happen to {@code Only}. */
@Generated("dev.pawl.processor")
public enum OnlyEvent {
  ;
  private final String wireName;

  OnlyEvent(String wireName) {
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
