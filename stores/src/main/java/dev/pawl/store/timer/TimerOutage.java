package dev.pawl.store.timer;

/** The database failed in the middle of a pass; the cause tells how. */
public final class TimerOutage extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient TimerReport report;

  /** An error that tells what had become of the instances before it. */
  public TimerOutage(String message, TimerReport report, Throwable cause) {
    super(message, cause);
    this.report = report;
  }

  /** Counts of the instances before the database failed. */
  public TimerReport report() {
    return report == null ? TimerReport.NOTHING : report;
  }
}
