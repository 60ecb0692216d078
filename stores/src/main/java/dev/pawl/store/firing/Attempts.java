package dev.pawl.store.firing;

import dev.pawl.engine.ErrorText;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.timer.TimerPolicy;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/** The attempts at timers, as rows note them by a policy. Immutable, thread-safe. */
public record Attempts(TimerPolicy policy) {

  /** The most that is kept of an error: enough to begin with, and no more than fits a screen. */
  private static final int LONGEST = 500;

  /**
   * The alarm of an instance that a worker claims, with the time for the next attempt if this one
   * is never heard of. It is parked if it has been tried too often.
   */
  TimerColumns claimed(TimerColumns was, Instant now) {
    int tried = Math.max(0, was.attempts());
    if (tried >= policy.attempts()) {
      String error = was.error() != null ? was.error() : "processes ended while they tried";
      return new TimerColumns(null, was.timerAt(), tried, now, error);
    }
    Instant again = now.plus(policy.backoff().delay(tried + 1)).truncatedTo(ChronoUnit.MICROS);
    return new TimerColumns(again, was.timerAt(), tried, null, was.error());
  }

  /** The alarm of an instance that was claimed, with one attempt more. */
  TimerColumns begun(TimerColumns claimed) {
    return new TimerColumns(
        claimed.dueAt(), claimed.timerAt(), claimed.attempts() + 1, null, claimed.error());
  }

  /** The alarm with one attempt more, and a time for the next. */
  public TimerColumns another(TimerColumns was, Instant now) {
    int attempts = Math.max(0, was.attempts()) + 1;
    Instant again = now.plus(policy.backoff().delay(attempts)).truncatedTo(ChronoUnit.MICROS);
    return new TimerColumns(again, was.timerAt(), attempts, null, was.error());
  }

  /** The alarm of an attempt that was counted and then failed. */
  public TimerColumns failed(TimerColumns was, Instant now, Throwable failure) {
    boolean parks = was.attempts() >= policy.attempts();
    @Nullable Instant dueAt = parks ? null : was.dueAt();
    return new TimerColumns(
        dueAt, was.timerAt(), was.attempts(), parks ? now : null, text(failure));
  }

  /** The alarm of an attempt that is not worth another. */
  public TimerColumns givenUp(TimerColumns was, Instant now, Throwable failure) {
    return new TimerColumns(null, was.timerAt(), was.attempts(), now, text(failure));
  }

  static String text(Throwable failure) {
    return ErrorText.of(failure, LONGEST);
  }
}
