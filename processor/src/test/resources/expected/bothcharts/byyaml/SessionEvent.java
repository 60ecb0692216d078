package byyaml;

import javax.annotation.processing.Generated;

/** What may happen to {@code Session}. */
@Generated("dev.pawl.processor")
public enum SessionEvent {
  /** The event {@code open}. */
  OPEN("open"),

  /** The event {@code ping}. */
  PING("ping"),

  /** The event {@code closed}. */
  CLOSED("closed"),

  /** The event {@code back}. */
  BACK("back"),

  /** The event {@code both}. */
  BOTH("both"),

  /** The event {@code noise}. */
  NOISE("noise"),

  /** The event {@code prompt}. */
  PROMPT("prompt"),

  /** The event {@code answer}. */
  ANSWER("answer"),

  /** The event {@code switch}. */
  SWITCH("switch"),

  /** The event {@code touch}. */
  TOUCH("touch"),

  /** The event {@code kill}. */
  KILL("kill"),

  /** The event {@code done.OPEN}. */
  DONE_OPEN("done.OPEN"),

  /** The event {@code BUSY.after.patience}. */
  BUSY_AFTER_PATIENCE("BUSY.after.patience"),

  /** The event {@code Session.after.8h}. */
  SESSION_AFTER_8H("Session.after.8h");

  private final String wireName;

  SessionEvent(String wireName) {
    this.wireName = wireName;
  }

  /** The event's name in data. */
  public String wireName() {
    return wireName;
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  public boolean internal() {
    return compareTo(DONE_OPEN) >= 0;
  }
}
