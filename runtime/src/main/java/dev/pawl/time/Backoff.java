package dev.pawl.time;

import java.time.Duration;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * How long to wait before trying again: longer after each failure, up to a cap.
 *
 * <pre>{@code
 * Backoff backoff = Backoff.exponential(Duration.ofSeconds(2), Duration.ofSeconds(60));
 * backoff.delay(1);   // 2 s, then 4, 8, 16, 32, 60, 60, …
 * }</pre>
 *
 * <p>Where many wait for the same thing, jitter keeps them from coming back all at once: each then
 * waits for a random time up to the one answered here.
 *
 * <p>Immutable and thread-safe, except that one with jitter draws a number for each delay.
 */
public final class Backoff {

  private final long base;
  private final long cap;
  private final double factor;
  private final boolean jitter;

  /** Most must be asked by one thread at a time; null where each thread has one of its own. */
  private final @Nullable RandomGenerator generator;

  private Backoff(
      long base, long cap, double factor, boolean jitter, @Nullable RandomGenerator generator) {
    this.base = base;
    this.cap = cap;
    this.factor = factor;
    this.jitter = jitter;
    this.generator = generator;
  }

  /**
   * Delays that double: {@code base}, {@code 2 × base}, {@code 4 × base} and so on, up to {@code
   * cap}. Either counts as 292 years if it is longer.
   *
   * @param base the first delay
   * @param cap the longest delay
   * @return a back-off without jitter
   * @throws IllegalArgumentException if the base is not positive, or is longer than the cap
   */
  public static Backoff exponential(Duration base, Duration cap) {
    if (base.isNegative() || base.isZero()) {
      throw new IllegalArgumentException("The base must be positive, not " + base + ".");
    }
    if (base.compareTo(cap) > 0) {
      throw new IllegalArgumentException("The base " + base + " is longer than the cap " + cap);
    }
    return new Backoff(Nanos.of(base), Nanos.of(cap), 2, false, null);
  }

  /**
   * The same with another factor than 2.
   *
   * @param newFactor by what a delay is multiplied to get the next, 1 or more; fractions of
   *     nanoseconds are rounded
   * @return the back-off to use instead
   * @throws IllegalArgumentException if the factor is less than 1, infinite or not a number
   */
  public Backoff withFactor(double newFactor) {
    if (!(newFactor >= 1) || Double.isInfinite(newFactor)) {
      throw new IllegalArgumentException("The factor must be 1 or more, not " + newFactor + ".");
    }
    return new Backoff(base, cap, newFactor, jitter, generator);
  }

  /**
   * The same with full jitter: a delay is a random time from zero up to what it would be without,
   * each as likely.
   *
   * @return the back-off to use instead
   */
  public Backoff withFullJitter() {
    return new Backoff(base, cap, factor, true, null);
  }

  /**
   * The same with full jitter that can be repeated: for the same seed, the same calls give the same
   * delays, in every version of Java.
   *
   * @param seed any number
   * @return the back-off to use instead, with a sequence of numbers of its own
   */
  public Backoff withFullJitter(long seed) {
    return withFullJitter(new Random(seed));
  }

  /**
   * The same with full jitter out of a generator.
   *
   * @param generator asked once for each delay, by {@link RandomGenerator#nextDouble()}; it need
   *     not be thread-safe if nobody else uses it
   * @return the back-off to use instead
   */
  public Backoff withFullJitter(RandomGenerator generator) {
    return new Backoff(base, cap, factor, true, Objects.requireNonNull(generator, "generator"));
  }

  /**
   * How long to wait after so many failures: {@code base × factor}<sup>{@code n - 1}</sup>, or the
   * cap where that is longer; with jitter, a random time up to that. Any {@code n} is quick, and
   * none overflows.
   *
   * @param n how many tries have failed, from 1
   * @return the delay, exact to the nanosecond for the factor 2; never negative
   * @throws IllegalArgumentException if n is less than 1
   */
  public Duration delay(int n) {
    if (n < 1) {
      throw new IllegalArgumentException("Failures are counted from 1, not from " + n + ".");
    }
    long nanos = nanos(n - 1);
    return Duration.ofNanos(jitter ? upTo(nanos) : nanos);
  }

  private long nanos(int times) {
    if (times == 0) {
      return base;
    }
    if (factor == 2) {
      // what leaves the highest bit alone has not overflowed
      boolean fits = times < Long.numberOfLeadingZeros(base);
      return fits ? Math.min(base << times, cap) : cap;
    }
    // infinity, too, is rounded to the longest there is; and a double may fall short of the base
    return Math.min(Math.max(base, Math.round(base * Math.pow(factor, times))), cap);
  }

  /** A random number from 0 up to a bound, which it may be. */
  private long upTo(long bound) {
    // a long keeps within its bounds when a number is too large for it
    return Math.min((long) (random() * (bound + 1.0)), bound);
  }

  private double random() {
    if (generator == null) {
      return ThreadLocalRandom.current().nextDouble();
    }
    synchronized (generator) {
      return generator.nextDouble();
    }
  }

  /** Without jitter, as {@code "PT2S × 2.0 up to PT1M"}. */
  @Override
  public String toString() {
    return Duration.ofNanos(base)
        + " × "
        + factor
        + " up to "
        + Duration.ofNanos(cap)
        + (jitter ? " with full jitter" : "");
  }
}
