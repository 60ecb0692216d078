package direct;

import javax.annotation.processing.Generated;

/** The events of {@code Execution}. */
@Generated("dev.pawl.processor")
public enum ExecutionEvent {
  /** The event {@code toStarting}. */
  TO_STARTING("to_starting"),
  /** The event {@code toFailed}. */
  TO_FAILED("to_failed"),
  /** The event {@code toIdle}. */
  TO_IDLE("to_idle"),
  /** The event {@code toBusy}. */
  TO_BUSY("to_busy"),
  /** The event {@code toStopped}. */
  TO_STOPPED("to_stopped"),
  /** The event {@code restart}. */
  RESTART("restart");

  private final String wireName;

  ExecutionEvent(String wireName) {
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
