package dev.pawl.store.rows;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The timer columns in the row of an instance. All times come from the database's clock, or from
 * the clock that the store was built with.
 *
 * @param dueAt the time of the next attempt of a worker; null if no timer runs or the timers are
 *     parked
 * @param timerAt the time at which the next timer elapses; null if no timer runs. The remaining
 *     time of the first timer in the snapshot ends at this time
 * @param attempts the number of attempts since the last success; {@link #ELAPSED} if no timer runs
 *     because all timers have elapsed
 * @param parkedAt the time at which the timers were parked; null if the timers are not parked
 * @param error the error of the last attempt; null if no attempt has failed since the last success
 */
public record TimerColumns(
    @Nullable Instant dueAt,
    @Nullable Instant timerAt,
    int attempts,
    @Nullable Instant parkedAt,
    @Nullable String error) {

  /**
   * The number of attempts of an instance whose timers have all elapsed. This number distinguishes
   * such an instance from an instance that lacks timers because it was stored before the machine
   * had timers.
   */
  public static final int ELAPSED = -1;

  /** The columns of an instance without timers. */
  public static final TimerColumns NONE = new TimerColumns(null, null, 0, null, null);

  /** Returns the columns of running timers that have not failed. */
  public static TimerColumns running(Instant dueAt, @Nullable Instant timerAt) {
    return new TimerColumns(dueAt, timerAt, 0, null, null);
  }

  /** Returns the columns of timers that have all elapsed. */
  public static TimerColumns elapsed() {
    return new TimerColumns(null, null, ELAPSED, null, null);
  }

  /** Returns whether a timer has failed and waits for its next attempt, or is parked. */
  public boolean isWaiting() {
    return parkedAt != null || error != null;
  }

  /** Returns whether all timers have elapsed. */
  public boolean hasElapsed() {
    return attempts == ELAPSED;
  }
}
