package dev.pawl.store.firing;

import dev.pawl.engine.ErrorText;
import dev.pawl.store.rows.Alarm;
import dev.pawl.store.timer.TimerPolicy;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/** The attempts at timers, as rows note them by a policy. Immutable, thread-safe. */
public record Attempts(TimerPolicy policy) {

  /** The most that is kept of an error: enough to begin with, and no more than fits a screen. */
  private static final int LONGEST = 500;

  /** The alarm of an instance that is about to be tried, or has been tried too often. */
  Alarm begun(Alarm was, Instant now) {
    int tried = Math.max(0, was.attempts());
    if (tried >= policy.attempts()) {
      String error = was.error() != null ? was.error() : "processes ended while they tried";
      return new Alarm(null, was.timerAt(), tried, now, error);
    }
    return another(was, now);
  }

  /** The alarm with one attempt more, and a time for the next. */
  public Alarm another(Alarm was, Instant now) {
    int attempts = Math.max(0, was.attempts()) + 1;
    Instant again = now.plus(policy.backoff().delay(attempts)).truncatedTo(ChronoUnit.MICROS);
    return new Alarm(again, was.timerAt(), attempts, null, was.error());
  }

  /** The alarm of an attempt that was counted and then failed. */
  public Alarm failed(Alarm was, Instant now, Throwable failure) {
    boolean parks = was.attempts() >= policy.attempts();
    @Nullable Instant dueAt = parks ? null : was.dueAt();
    return new Alarm(
        dueAt, was.timerAt(), was.attempts(), parks ? now : null, ErrorText.of(failure, LONGEST));
  }
}
