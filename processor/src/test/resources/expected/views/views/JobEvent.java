package views;

import javax.annotation.processing.Generated;

/** What may happen to {@code Job}. */
@Generated("dev.pawl.processor")
public enum JobEvent {
  /** The event {@code start}. */
  START("start"),

  /** The event {@code stop}. */
  STOP("stop");

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
