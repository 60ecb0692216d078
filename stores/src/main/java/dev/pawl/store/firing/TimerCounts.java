package dev.pawl.store.firing;

import dev.pawl.store.timer.TimerReport;

/** The counts of a pass. Other threads can take the counts while the pass hangs. Thread-safe. */
final class TimerCounts {

  private long fired;
  private long failed;
  private long parked;
  private long conflicts;

  synchronized void fired() {
    fired++;
  }

  synchronized void failed() {
    failed++;
  }

  synchronized void parked() {
    parked++;
  }

  synchronized void conflicts() {
    conflicts++;
  }

  /** Returns the counts since the last call of this method, and resets the counts. */
  synchronized TimerReport take(long unknown, long incomplete) {
    TimerReport taken = new TimerReport(fired, failed, parked, unknown, conflicts, incomplete);
    fired = 0;
    failed = 0;
    parked = 0;
    conflicts = 0;
    return taken;
  }
}
