package dev.pawl.time;

import java.time.Duration;

/**
 * A scheduler that distinguishes the timers of a snapshot from timers that start when the instance
 * is resumed. Stores use such a scheduler to account for the time that has passed since the
 * snapshot.
 */
public interface ResumingScheduler extends Scheduler {

  /**
   * Called after all timers of the snapshot have been scheduled. A timer that is scheduled later
   * starts at that later time.
   */
  void resumed();

  /**
   * Returns the delay with which a repeating timer starts again. The default is the declared
   * interval.
   *
   * @param delay the declared interval
   */
  default Duration repeatDelay(Duration delay) {
    return delay;
  }
}
