package single;

import javax.annotation.processing.Generated;

/** What may happen to {@code Loop}. */
@Generated("dev.pawl.processor")
public enum LoopEvent {
  /** The event {@code turn}. */
  TURN("turn");

  private final String wireName;

  LoopEvent(String wireName) {
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
