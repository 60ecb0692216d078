package single;

import javax.annotation.processing.Generated;

/** The events of {@code Loop}. */
@Generated("dev.pawl.processor")
public enum LoopEvent {
  /** The event {@code turn}. */
  TURN;

  /** The event's name in data. */
  public String wireName() {
    return LoopTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
