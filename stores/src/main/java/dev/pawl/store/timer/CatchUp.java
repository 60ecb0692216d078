package dev.pawl.store.timer;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The policy for timers that elapsed while no worker was running, for example during an outage of a
 * week.
 *
 * <p>A running timer is never dropped: each timer that has elapsed fires. A late timer may start
 * another timer. The policy decides whether the delay of a timer that a late timer starts is
 * counted from the time at which the late timer elapsed, or from the present. If delays are counted
 * from the time of the late timer, an instance that restarts a timer of one second makes 604,800
 * steps for a week. If delays are counted from the present, such an instance makes one step.
 *
 * @param longest the maximum age of an elapsed timer. A timer that elapsed longer ago fires as if
 *     it had elapsed at this age. Null for no maximum
 * @param repeatsOnce whether a late repeating timer (declared with {@code every}) fires only once,
 *     even if several repetitions are late, and then restarts
 */
public record CatchUp(@Nullable Duration longest, boolean repeatsOnce) {

  /**
   * Creates a policy.
   *
   * @throws IllegalArgumentException if {@code longest} is negative
   */
  public CatchUp {
    if (longest != null && longest.isNegative()) {
      throw new IllegalArgumentException(
          "The maximum age of elapsed timers must not be negative: " + longest);
    }
  }

  /**
   * Returns the default policy. Each timer fires as if at the time at which the timer elapsed, in
   * order. A late repeating timer (declared with {@code every}) fires only once and then restarts.
   */
  public static CatchUp standard() {
    return new CatchUp(null, true);
  }

  /**
   * Returns a policy with which each timer fires as if at the time at which the timer elapsed, in
   * order. A late repeating timer (declared with {@code every}) fires once for each late
   * repetition.
   */
  public static CatchUp all() {
    return new CatchUp(null, false);
  }

  /**
   * Returns a policy with which each elapsed timer fires as if the timer had elapsed just now. A
   * repeating timer fires once.
   */
  public static CatchUp once() {
    return new CatchUp(Duration.ZERO, false);
  }

  /**
   * Returns a policy with a maximum age. Timers that elapsed longer ago fire as if they had elapsed
   * at this age. All other timers fire in the order in which they elapsed.
   *
   * @param age the maximum age, not negative
   */
  public static CatchUp skipOlderThan(Duration age) {
    return new CatchUp(age, false);
  }
}
