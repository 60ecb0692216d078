package spellings;

import javax.annotation.processing.Generated;

/** The events of {@code Job}. */
@Generated("dev.pawl.processor")
public enum JobEvent {
  /** The event {@code retry}. */
  RETRY,
  /** The event {@code move}. */
  MOVE;

  /** The event's name in data. */
  public String wireName() {
    return JobTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
