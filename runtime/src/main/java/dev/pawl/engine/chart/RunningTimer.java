package dev.pawl.engine.chart;

import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A running timer. If the timer starts again, a new object represents the timer. */
final class RunningTimer implements Runnable {

  /** The maximum time of a timer, 146 years. */
  static final Duration MAX_TIME = Duration.ofNanos(Long.MAX_VALUE / 2);

  /** The index of the timer in {@link Chart#timers}. */
  final int number;

  /** The time of the scheduler at which the timer is due, in nanoseconds. */
  final long due;

  /** The number of timers that the instance scheduled before this timer. */
  private final long scheduledBefore;

  /** The number of failed attempts to handle the timer's event. */
  final int tries;

  private final Consumer<RunningTimer> elapsed;

  /** The scheduled task; null if the scheduler refused to schedule the timer again. */
  Scheduler.@Nullable Timer handle;

  RunningTimer(int number, long due, long before, int tries, Consumer<RunningTimer> elapsed) {
    this.number = number;
    this.due = due;
    this.scheduledBefore = before;
    this.tries = tries;
    this.elapsed = elapsed;
  }

  /** Returns the duration, but at least zero and at most {@link #MAX_TIME}. */
  static Duration bounded(Duration time) {
    Duration positive = time.isNegative() ? Duration.ZERO : time;
    return positive.compareTo(MAX_TIME) > 0 ? MAX_TIME : positive;
  }

  /**
   * Returns the remaining time, but at most {@link #MAX_TIME}, because the scheduler's time may go
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
    return byDue != 0 ? byDue : Long.compare(scheduledBefore, other.scheduledBefore);
  }

  @Override
  public void run() {
    elapsed.accept(this);
  }
}
