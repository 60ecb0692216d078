package single;

import javax.annotation.processing.Generated;

/** The events of {@code Only}. */
@Generated("dev.pawl.processor")
public enum OnlyEvent {
  ;
  /** The event's name in data. */
  public String wireName() {
    return OnlyTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
