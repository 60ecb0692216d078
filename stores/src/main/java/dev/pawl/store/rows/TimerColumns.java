package dev.pawl.store.rows;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Timers as the row of an instance tells of them. All times are of the database's clock, or of that
 * which the store was given.
 *
 * @param dueAt when a worker next tries; null if no timer runs, or they are parked
 * @param timerAt when the next timer elapses by the machine itself; null if none runs. What the
 *     snapshot says that is left of the first timer is counted up to this time
 * @param attempts how often a worker has tried since the last success; {@link #ELAPSED} if no timer
 *     runs because all have elapsed
 * @param parkedAt when they were given up; null if they were not
 * @param error what the last attempt failed with; null if none failed since the last success
 */
public record TimerColumns(
    @Nullable Instant dueAt,
    @Nullable Instant timerAt,
    int attempts,
    @Nullable Instant parkedAt,
    @Nullable String error) {

  /** Says that timers ran here and nothing is left of them, so that none is missing. */
  public static final int ELAPSED = -1;

  /** No timer runs. */
  public static final TimerColumns NONE = new TimerColumns(null, null, 0, null, null);

  /** Timers that run, and have not failed. */
  public static TimerColumns running(Instant dueAt, @Nullable Instant timerAt) {
    return new TimerColumns(dueAt, timerAt, 0, null, null);
  }

  /** Timers that ran, of which none is left. */
  public static TimerColumns elapsed() {
    return new TimerColumns(null, null, ELAPSED, null, null);
  }

  /** Whether a timer has failed, and waits for its next attempt or for somebody to unpark it. */
  public boolean isWaiting() {
    return parkedAt != null || error != null;
  }

  /** Whether the timers have elapsed, and none is left. */
  public boolean hasElapsed() {
    return attempts == ELAPSED;
  }
}
