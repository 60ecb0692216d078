package byyaml;

import javax.annotation.processing.Generated;

/** The events of {@code Session}. */
@Generated("dev.pawl.processor")
public enum SessionEvent {
  /** The event {@code open}. */
  OPEN,
  /** The event {@code ping}. */
  PING,
  /** The event {@code closed}. */
  CLOSED,
  /** The event {@code back}. */
  BACK,
  /** The event {@code both}. */
  BOTH,
  /** The event {@code noise}. */
  NOISE,
  /** The event {@code prompt}. */
  PROMPT,
  /** The event {@code answer}. */
  ANSWER,
  /** The event {@code switch}. */
  SWITCH,
  /** The event {@code touch}. */
  TOUCH,
  /** The event {@code kill}. */
  KILL,
  /** The event {@code done.OPEN}. */
  DONE_OPEN,
  /** The event {@code BUSY.after.patience}. */
  BUSY_AFTER_PATIENCE,
  /** The event {@code Session.after.8h}. */
  SESSION_AFTER_8H;

  /** The event's name in data. */
  public String wireName() {
    return SessionTransitions.rules().eventName(ordinal());
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return compareTo(DONE_OPEN) >= 0;
  }
}
