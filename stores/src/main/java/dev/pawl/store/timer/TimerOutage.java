package dev.pawl.store.timer;

/**
 * Thrown when the database fails while due timers are fired. The cause is the error of the
 * database.
 */
public final class TimerOutage extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient TimerReport report;

  /**
   * Creates an exception.
   *
   * @param message the message of the exception
   * @param report the result until the failure
   * @param cause the error of the database
   */
  public TimerOutage(String message, TimerReport report, Throwable cause) {
    super(message, cause);
    this.report = report;
  }

  /**
   * Returns the result until the failure; {@link TimerReport#NOTHING} if this exception was
   * deserialized.
   */
  public TimerReport report() {
    return report == null ? TimerReport.NOTHING : report;
  }
}
