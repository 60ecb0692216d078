package dev.pawl.store.timer;

import dev.pawl.time.Backoff;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;

/**
 * The policy by which a store fires timers. Immutable and thread-safe; each method that changes a
 * value returns a copy.
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
          // at least half of the wait remains, so that other workers do not take running instances
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
   * Returns the default policy. All elapsed timers fire, up to 100 of an instance in one
   * transaction. The wait after a failed attempt is 10 s, doubles each time up to an hour, and is
   * then shortened at random by up to a half. Timers are parked after 20 attempts, that is, after
   * about half a day.
   */
  public static TimerPolicy standard() {
    return STANDARD;
  }

  /** Returns a copy with another policy for timers that elapsed while no worker was running. */
  public TimerPolicy catchUp(CatchUp newCatchUp) {
    return new TimerPolicy(Objects.requireNonNull(newCatchUp, "catchUp"), steps, backoff, attempts);
  }

  /**
   * Returns a copy with another maximum number of timers of an instance that fire in one
   * transaction. Further due timers fire in the next transaction.
   *
   * @throws IllegalArgumentException if the number is less than 1
   */
  public TimerPolicy perTransaction(int timers) {
    return new TimerPolicy(catchUp, positive(timers), backoff, attempts);
  }

  /**
   * Returns a copy with other waits after failed attempts. The first wait is also the duration for
   * which a worker claims an instance that has not failed before.
   *
   * @param wait the wait after each failed attempt, by the number of attempts
   */
  public TimerPolicy backoff(Backoff wait) {
    return new TimerPolicy(catchUp, steps, Objects.requireNonNull(wait, "backoff"), attempts);
  }

  /**
   * Returns a copy with another maximum number of attempts. After this number of failures the
   * timers of an instance, or a deferred event, are parked.
   *
   * @throws IllegalArgumentException if the number is less than 1
   */
  public TimerPolicy attempts(int number) {
    return new TimerPolicy(catchUp, steps, backoff, positive(number));
  }

  private static int positive(int number) {
    if (number < 1) {
      throw new IllegalArgumentException("The number must be at least 1, not " + number + ".");
    }
    return number;
  }

  /** Returns the policy for timers that elapsed while no worker was running. */
  public CatchUp catchUp() {
    return catchUp;
  }

  /** Returns the maximum number of timers of an instance that fire in one transaction. */
  public int perTransaction() {
    return steps;
  }

  /** Returns the wait after a failed attempt. */
  public Backoff backoff() {
    return backoff;
  }

  /** Returns the number of attempts after which timers are parked. */
  public int attempts() {
    return attempts;
  }
}
