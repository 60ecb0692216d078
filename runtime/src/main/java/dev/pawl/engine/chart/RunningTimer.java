package dev.pawl.engine.chart;

import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A running timer. A timer that starts again is represented by a new object. */
final class RunningTimer implements Runnable {

  /** The maximum time of a timer, 146 years. */
  static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE / 2);

  /** The index of the timer in {@link Chart#timers}. */
  final int number;

  /** The time at which the timer is due, in nanoseconds of the scheduler. */
  final long due;

  /** The number of timers that the instance scheduled before this one. */
  private final long before;

  /** The number of failed attempts to handle the timer's event. */
  final int tries;

  private final Consumer<RunningTimer> elapsed;

  /** The scheduled task; null if the scheduler refused it. */
  Scheduler.@Nullable Timer handle;

  RunningTimer(int number, long due, long before, int tries, Consumer<RunningTimer> elapsed) {
    this.number = number;
    this.due = due;
    this.before = before;
    this.tries = tries;
    this.elapsed = elapsed;
  }

  /** Returns a duration limited to the range in which a timer can run. */
  static Duration bounded(Duration time) {
    Duration positive = time.isNegative() ? Duration.ZERO : time;
    return positive.compareTo(LONGEST) > 0 ? LONGEST : positive;
  }

  /**
   * Returns the remaining time, limited to {@link #LONGEST} because the scheduler's time may go
   * back.
   *
   * @param now the time of the scheduler, in nanoseconds
   */
  Duration remaining(long now) {
    return bounded(Duration.ofNanos(due - now));
  }

  /**
   * Compares timers by the order in which they fire. If two timers are due at the same instant, the
   * timer that was scheduled first fires first.
   *
   * @param now the time of the scheduler, in nanoseconds
   */
  int compare(RunningTimer other, long now) {
    int byDue = Long.compare(due - now, other.due - now);
    return byDue != 0 ? byDue : Long.compare(before, other.before);
  }

  @Override
  public void run() {
    elapsed.accept(this);
  }
}
