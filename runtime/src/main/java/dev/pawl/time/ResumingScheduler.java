package dev.pawl.time;

import java.time.Duration;

/**
 * A scheduler that distinguishes the timers of a snapshot from those that start when the instance
 * is resumed. Stores use it to let time pass in between.
 */
public interface ResumingScheduler extends Scheduler {

  /** Called when all timers of the snapshot are scheduled. Timers scheduled later start now. */
  void resumed();

  /**
   * Returns how long a repeating timer runs when it starts again.
   *
   * @param delay the declared time
   */
  default Duration again(Duration delay) {
    return delay;
  }
}
