package dev.pawl.time;

import java.time.Duration;

/**
 * Conversion and addition of nanoseconds. A result that would overflow becomes {@link
 * Long#MAX_VALUE}.
 */
final class Nanos {

  private static final Duration MAX = Duration.ofNanos(Long.MAX_VALUE);

  private Nanos() {}

  /** Returns a duration in nanoseconds, but at least 0 and at most {@link Long#MAX_VALUE}. */
  static long of(Duration duration) {
    if (duration.isNegative()) {
      return 0;
    }
    return duration.compareTo(MAX) >= 0 ? Long.MAX_VALUE : duration.toNanos();
  }

  /** Returns the sum of two numbers that are not negative, at most {@link Long#MAX_VALUE}. */
  static long sum(long a, long b) {
    long sum = a + b;
    return sum < 0 ? Long.MAX_VALUE : sum;
  }
}
