package dev.pawl.time;

import java.time.Duration;

/** Nanoseconds that stop at the ends of a {@code long} instead of overflowing. */
final class Nanos {

  private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE);

  private Nanos() {}

  /** A duration in nanoseconds: 0 if it is negative, the longest there is if it is longer. */
  static long of(Duration duration) {
    if (duration.isNegative()) {
      return 0;
    }
    return duration.compareTo(LONGEST) >= 0 ? Long.MAX_VALUE : duration.toNanos();
  }

  /** The sum of two numbers that are not negative. */
  static long sum(long a, long b) {
    long sum = a + b;
    return sum < 0 ? Long.MAX_VALUE : sum;
  }
}
