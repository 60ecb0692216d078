package dev.pawl.time;

import java.time.Duration;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The delays between repeated attempts. The delay grows with each failure, up to a cap.
 *
 * <pre>{@code
 * Backoff backoff = Backoff.exponential(Duration.ofSeconds(2), Duration.ofSeconds(60));
 * backoff.delay(1);   // 2 s, then 4, 8, 16, 32, 60, 60, …
 * }</pre>
 *
 * <p>With jitter, each delay is a random time up to the computed delay, so that many clients do not
 * retry at the same moment.
 *
 * <p>Immutable and thread-safe. With jitter, each call of {@link #delay} uses one random number.
 */
public final class Backoff {

  private final long base;
  private final long cap;
  private final double factor;
  private final boolean jitter;

  /**
   * The generator of jitter. The generator is used only in blocks that are synchronized on the
   * generator, because most generators are not thread-safe. Null to use {@link ThreadLocalRandom}.
   */
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
   * Creates delays that double: {@code base}, {@code 2 × base}, {@code 4 × base} and so on, up to
   * {@code cap}. A base or cap of more than 292 years is treated as 292 years.
   *
   * @param base the first delay
   * @param cap the longest delay
   * @return a back-off without jitter
   * @throws IllegalArgumentException if the base is not positive or is longer than the cap
   */
  public static Backoff exponential(Duration base, Duration cap) {
    if (base.isNegative() || base.isZero()) {
      throw new IllegalArgumentException("The base delay must be positive, but is " + base + ".");
    }
    if (base.compareTo(cap) > 0) {
      throw new IllegalArgumentException(
          "The base delay " + base + " is longer than the cap " + cap + ".");
    }
    return new Backoff(Nanos.of(base), Nanos.of(cap), 2, false, null);
  }

  /**
   * Returns a copy with the given factor instead of 2.
   *
   * @param newFactor the ratio of each delay to the previous one; at least 1. Fractions of
   *     nanoseconds are rounded
   * @return the back-off to use instead of this back-off
   * @throws IllegalArgumentException if the factor is less than 1, infinite or not a number
   */
  public Backoff withFactor(double newFactor) {
    if (!(newFactor >= 1) || Double.isInfinite(newFactor)) {
      throw new IllegalArgumentException(
          "The factor must be at least 1 and finite, but is " + newFactor + ".");
    }
    return new Backoff(base, cap, newFactor, jitter, generator);
  }

  /**
   * Returns a copy with full jitter: each delay is a uniformly distributed random time from zero to
   * the delay without jitter.
   *
   * @return the back-off to use instead of this back-off
   */
  public Backoff withFullJitter() {
    return new Backoff(base, cap, factor, true, null);
  }

  /**
   * Returns a copy with reproducible full jitter: equal seeds and equal calls give equal delays, in
   * every version of Java.
   *
   * @param seed the seed of the random numbers; may be any number
   * @return the back-off to use instead of this back-off; the copy has its own sequence of random
   *     numbers
   */
  public Backoff withFullJitter(long seed) {
    return withFullJitter(new Random(seed));
  }

  /**
   * Returns a copy with full jitter from the given generator.
   *
   * @param generator {@link RandomGenerator#nextDouble()} is called once for each delay. The
   *     generator need not be thread-safe if no other code uses it
   * @return the back-off to use instead of this back-off
   */
  public Backoff withFullJitter(RandomGenerator generator) {
    return new Backoff(base, cap, factor, true, Objects.requireNonNull(generator, "generator"));
  }

  /**
   * Returns the delay after {@code n} failures: {@code base × factor}<sup>{@code n - 1}</sup> or
   * the cap, whichever is shorter. With jitter, returns a random time from zero to this delay.
   * Large values of {@code n} neither overflow nor take longer.
   *
   * @param n the number of failed attempts, at least 1
   * @return the delay, never negative; without jitter and for the factor 2, exact to the nanosecond
   * @throws IllegalArgumentException if n is less than 1
   */
  public Duration delay(int n) {
    if (n < 1) {
      throw new IllegalArgumentException(
          "The number of failed attempts must be at least 1, but is " + n + ".");
    }
    long nanos = nanos(n - 1);
    return Duration.ofNanos(jitter ? upTo(nanos) : nanos);
  }

  private long nanos(int times) {
    if (times == 0) {
      return base;
    }
    if (factor == 2) {
      // the shift does not overflow if it keeps the highest bit clear
      boolean fits = times < Long.numberOfLeadingZeros(base);
      return fits ? Math.min(base << times, cap) : cap;
    }
    // Math.round also converts infinity; Math.max corrects a double that is less than the base
    return Math.min(Math.max(base, Math.round(base * Math.pow(factor, times))), cap);
  }

  /** Returns a random number from 0 to the bound, inclusive. */
  private long upTo(long bound) {
    // the cast to long saturates if the product is too large
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

  /** Returns a description such as {@code "PT2S × 2.0 up to PT1M"}. */
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
