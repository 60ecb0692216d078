package dev.pawl.store.firing;

import dev.pawl.store.timer.TimerReport;

/** The counts of a pass. Other threads can take the counts while the pass hangs. Thread-safe. */
final class TimerCounts {

  private long woken;
  private long failed;
  private long parked;
  private long lost;

  synchronized void woken() {
    woken++;
  }

  synchronized void failed() {
    failed++;
  }

  synchronized void parked() {
    parked++;
  }

  synchronized void lost() {
    lost++;
  }

  /** Returns the counts since the last call of this method, and resets the counts. */
  synchronized TimerReport take(long unknown, long behind) {
    TimerReport taken = new TimerReport(woken, failed, parked, unknown, lost, behind);
    woken = 0;
    failed = 0;
    parked = 0;
    lost = 0;
    return taken;
  }
}
