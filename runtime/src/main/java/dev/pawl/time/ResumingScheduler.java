package dev.pawl.time;

import java.time.Duration;

/**
 * A scheduler that distinguishes the timers of a snapshot from timers that start when the instance
 * is resumed. Stores use it to account for the time that has passed since the snapshot.
 */
public interface ResumingScheduler extends Scheduler {

  /**
   * Called after all timers of the snapshot have been scheduled. Timers scheduled later start now.
   */
  void resumed();

  /**
   * Returns the delay of a repeating timer that starts again.
   *
   * @param delay the declared interval
   */
  default Duration again(Duration delay) {
    return delay;
  }
}
