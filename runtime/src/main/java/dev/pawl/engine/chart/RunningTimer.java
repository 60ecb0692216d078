package dev.pawl.engine.chart;

import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A timer that runs; one that was started again is another. */
final class RunningTimer implements Runnable {

  /** The longest that a timer runs: 146 years. */
  static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE / 2);

  /** Its number among the timers of the chart. */
  final int number;

  /** The time at which it is due, in the nanoseconds of the scheduler. */
  final long due;

  /** How often it has run down and is to be tried again. */
  final int tries;

  private final Consumer<RunningTimer> elapsed;

  /** Null if it could not be scheduled. */
  Scheduler.@Nullable Timer handle;

  RunningTimer(int number, long due, int tries, Consumer<RunningTimer> elapsed) {
    this.number = number;
    this.due = due;
    this.tries = tries;
    this.elapsed = elapsed;
  }

  /** A time for which a timer can run. */
  static Duration bounded(Duration time) {
    Duration positive = time.isNegative() ? Duration.ZERO : time;
    return positive.compareTo(LONGEST) > 0 ? LONGEST : positive;
  }

  /** How long it still runs at a time of the scheduler, which may have gone back. */
  Duration remaining(long now) {
    return bounded(Duration.ofNanos(due - now));
  }

  @Override
  public void run() {
    elapsed.accept(this);
  }
}
