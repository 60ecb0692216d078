package serializers;

import javax.annotation.processing.Generated;

/** What may happen to {@code Door}. */
@Generated("dev.pawl.processor")
public enum DoorEvent {
  /** The event {@code push}. */
  PUSH("push"),

  /** The event {@code pull}. */
  PULL("pull");

  private final String wireName;

  DoorEvent(String wireName) {
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
