package dev.pawl.store.timer;

import dev.pawl.time.Backoff;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;

/**
 * How a store fires timers. Immutable; each method returns a changed copy. Thread-safe.
 *
 * <pre>{@code
 * TimerPolicy.standard().attempts(10).catchUp(CatchUp.once())
 * }</pre>
 */
public final class TimerPolicy {

  private static final TimerPolicy STANDARD =
      new TimerPolicy(
          CatchUp.standard(),
          100,
          // half of it is certain, so that others do not take what is still being fired
          Backoff.exponential(Duration.ofSeconds(10), Duration.ofHours(1))
              .withFullJitter(
                  (RandomGenerator) () -> ThreadLocalRandom.current().nextLong() | Long.MIN_VALUE),
          20);

  private final CatchUp catchUp;
  private final int steps;
  private final Backoff backoff;
  private final int attempts;

  private TimerPolicy(CatchUp catchUp, int steps, Backoff backoff, int attempts) {
    this.catchUp = catchUp;
    this.steps = steps;
    this.backoff = backoff;
    this.attempts = attempts;
  }

  /**
   * Catches up with all that has elapsed, 100 timers in a transaction; tries again after 10 s,
   * twice as long each time, up to an hour, of which a random part of up to a half is left out; and
   * parks after 20 attempts, which is about half a day.
   */
  public static TimerPolicy standard() {
    return STANDARD;
  }

  /** The same, but it catches up otherwise. */
  public TimerPolicy catchUp(CatchUp newCatchUp) {
    return new TimerPolicy(Objects.requireNonNull(newCatchUp, "catchUp"), steps, backoff, attempts);
  }

  /**
   * The same, but so many timers of an instance fire in one transaction at most; what is left is
   * fired in the next.
   *
   * @throws IllegalArgumentException if it is none
   */
  public TimerPolicy perTransaction(int most) {
    return new TimerPolicy(catchUp, positive(most), backoff, attempts);
  }

  /**
   * The same with another wait after a failed attempt, chosen by how many there were. While a
   * worker fires a batch, others leave it alone only for the first of these waits.
   */
  public TimerPolicy backoff(Backoff wait) {
    return new TimerPolicy(catchUp, steps, Objects.requireNonNull(wait, "backoff"), attempts);
  }

  /**
   * Returns a copy with another number of attempts. After that many failures the timers of an
   * instance, or a deferred event, are parked.
   *
   * @throws IllegalArgumentException if it is none
   */
  public TimerPolicy attempts(int most) {
    return new TimerPolicy(catchUp, steps, backoff, positive(most));
  }

  private static int positive(int number) {
    if (number < 1) {
      throw new IllegalArgumentException("There must be one at least, not " + number + ".");
    }
    return number;
  }

  /** How it catches up. */
  public CatchUp catchUp() {
    return catchUp;
  }

  /** How many timers of an instance fire in one transaction. */
  public int perTransaction() {
    return steps;
  }

  /** How long to wait after a failed attempt. */
  public Backoff backoff() {
    return backoff;
  }

  /** After how many attempts timers are parked. */
  public int attempts() {
    return attempts;
  }
}
