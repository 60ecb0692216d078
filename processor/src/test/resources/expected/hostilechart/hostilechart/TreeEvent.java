package hostilechart;

import javax.annotation.processing.Generated;

/** The events of {@code Tree}. */
@Generated("dev.pawl.processor")
public enum TreeEvent {
  /** The event {@code leaf}. */
  LEAF,
  /** The event {@code of}. */
  OF,
  /** The event {@code configuration}. */
  CONFIGURATION,
  /** The event {@code is}. */
  IS;

  /** The event's name in data. */
  public String wireName() {
    return TreeTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return false;
  }
}
