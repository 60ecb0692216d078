package dev.pawl.store.firing;

import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.timer.RunningTimer;
import dev.pawl.store.timer.TimerReport;
import dev.pawl.store.watch.WatchedCall;
import java.time.Duration;
import java.time.Instant;

/**
 * A running attempt of a thread to fire the timers of an instance. Thread-safe.
 *
 * @param machine the machine's name
 * @param row the row of the instance
 * @param call the call of the application's code
 * @param counts the counts of the pass that makes the attempt
 */
record TimerAttempt(String machine, EntityRow row, WatchedCall call, TimerCounts counts)
    implements RunningTimer {

  @Override
  public String entityId() {
    return row.id();
  }

  @Override
  public String state() {
    return row.state();
  }

  @Override
  public TimerReport takeReport() {
    return counts.take(0, 0);
  }

  @Override
  public Instant since() {
    return call.since();
  }

  @Override
  public Duration elapsed() {
    return call.elapsed();
  }

  @Override
  public Thread thread() {
    return call.thread();
  }

  @Override
  public boolean interrupt() {
    return call.interrupt();
  }
}
