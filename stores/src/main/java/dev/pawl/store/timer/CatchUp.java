package dev.pawl.store.timer;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Treatment of timers that elapsed while nobody was there to fire them, such as those of a worker
 * that stood still for a week.
 *
 * <p>No timer that runs is ever dropped: what has elapsed fires. What differs is from when on the
 * timers count that are started by that. If each counts from the moment at which the one before it
 * elapsed, an instance that wakes itself every second makes 604,800 steps for that week; if they
 * count from now on, one.
 *
 * @param longest how long ago a timer may at most have elapsed: what elapsed earlier fires as if it
 *     had elapsed so long ago; null for any time
 * @param repeatsOnce whether a late timer of {@code every} fires once and then counts from now,
 *     however many occasions it has missed
 */
public record CatchUp(@Nullable Duration longest, boolean repeatsOnce) {

  /** Checks that it is no negative time. */
  public CatchUp {
    if (longest != null && longest.isNegative()) {
      throw new IllegalArgumentException(
          "A time to catch up with must not be negative: " + longest);
    }
  }

  /**
   * Returns the default: each timer fires as at the time at which it elapsed, in order. A timer of
   * {@code every} fires once and then counts from now.
   */
  public static CatchUp standard() {
    return new CatchUp(null, true);
  }

  /** Every timer fires as at the time at which it elapsed, in order, however many there are. */
  public static CatchUp all() {
    return new CatchUp(null, false);
  }

  /**
   * All that has elapsed fires as if it had just elapsed, so that a timer that repeats fires once.
   */
  public static CatchUp once() {
    return new CatchUp(Duration.ZERO, false);
  }

  /** All that elapsed longer ago fires as if so long ago, and the rest in order. */
  public static CatchUp skipOlderThan(Duration age) {
    return new CatchUp(age, false);
  }
}
