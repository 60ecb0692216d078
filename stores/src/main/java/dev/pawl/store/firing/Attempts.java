package dev.pawl.store.firing;

import dev.pawl.engine.ErrorText;
import dev.pawl.store.rows.Cells;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.timer.TimerPolicy;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * Computes the timer columns of a row for each stage of an attempt to fire the timers of that row.
 * Immutable and thread-safe.
 *
 * @param policy the policy that limits the attempts
 */
public record Attempts(TimerPolicy policy) {

  /** The maximum length of a stored error, in characters. */
  private static final int MAX_ERROR_LENGTH = 500;

  /**
   * Returns the timer columns with which a worker claims an instance. The columns contain the time
   * of the next attempt, in case the process ends during the present attempt. If no attempt is
   * left, the columns park the instance.
   */
  TimerColumns claimed(TimerColumns was, Instant now) {
    int tried = Math.max(0, was.attempts());
    if (tried >= policy.attempts()) {
      String error = was.error() != null ? was.error() : "the process ended during each attempt";
      return new TimerColumns(null, was.timerAt(), tried, now, error);
    }
    return next(was, tried + 1, tried, now);
  }

  /** Returns the columns of a claimed instance, with one more counted attempt. */
  TimerColumns begun(TimerColumns claimed) {
    return new TimerColumns(
        claimed.dueAt(), claimed.timerAt(), claimed.attempts() + 1, null, claimed.error());
  }

  /** Returns the columns with one more attempt and the time of the next attempt. */
  public TimerColumns another(TimerColumns was, Instant now) {
    int attempts = Math.max(0, was.attempts()) + 1;
    return next(was, attempts, attempts, now);
  }

  /**
   * Returns the columns with the time of the next attempt. The next attempt is not before the timer
   * elapses, because an attempt can be made before: if the clock was set back, or if a deferred
   * event fails.
   *
   * @param failures the number of failed attempts, which determines the delay
   */
  private TimerColumns next(TimerColumns was, int failures, int attempts, Instant now) {
    Duration delay = policy.backoff().delay(failures);
    Instant again = Cells.later(now, delay).truncatedTo(ChronoUnit.MICROS);
    Instant timerAt = was.timerAt();
    Instant dueAt = timerAt != null && timerAt.isAfter(again) ? timerAt : again;
    return new TimerColumns(dueAt, timerAt, attempts, null, was.error());
  }

  /** Returns the columns after a failed attempt that has been counted already. */
  public TimerColumns failed(TimerColumns was, Instant now, Throwable failure) {
    boolean parks = was.attempts() >= policy.attempts();
    @Nullable Instant dueAt = parks ? null : was.dueAt();
    return new TimerColumns(
        dueAt, was.timerAt(), was.attempts(), parks ? now : null, text(failure));
  }

  /** Returns the columns after a failure that no retry can fix: the instance is parked. */
  public TimerColumns givenUp(TimerColumns was, Instant now, Throwable failure) {
    return new TimerColumns(null, was.timerAt(), was.attempts(), now, text(failure));
  }

  static String text(Throwable failure) {
    return ErrorText.of(failure, MAX_ERROR_LENGTH);
  }
}
