package dev.pawl.time;

/**
 * A scheduler that can tell the timers of a snapshot from those that start when the instance is
 * resumed. Stores use it to let time pass between the two.
 */
public interface ResumingScheduler extends Scheduler {

  /** Reports that all timers of the snapshot are scheduled: those scheduled later start now. */
  void resumed();
}
