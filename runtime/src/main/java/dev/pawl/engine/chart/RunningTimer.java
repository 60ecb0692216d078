package dev.pawl.engine.chart;

import dev.pawl.time.Scheduler;
import java.util.function.Consumer;

/** A timer that runs; one that was started again is another. */
final class RunningTimer implements Runnable {

  /** Its number among the timers of the chart. */
  final int number;

  /** When it is due, in the nanoseconds of the scheduler. */
  final long due;

  /** How often it has run down and is to be tried again. */
  final int tries;

  private final Consumer<RunningTimer> elapsed;

  /** Null if it could not be scheduled. */
  Scheduler.Timer handle;

  RunningTimer(int number, long due, int tries, Consumer<RunningTimer> elapsed) {
    this.number = number;
    this.due = due;
    this.tries = tries;
    this.elapsed = elapsed;
  }

  @Override
  public void run() {
    elapsed.accept(this);
  }
}
