package dev.pawl.store.step;

import dev.pawl.store.machine.StoredMachine;
import dev.pawl.time.Scheduler;
import java.time.Duration;

/**
 * The scheduler of machines that were described without timers. This scheduler throws an exception
 * if a timer is started, because nothing would fire the timer.
 */
record RejectingScheduler(StoredMachine<?, ?> machine) implements Scheduler {

  @Override
  public Timer schedule(Duration delay, Runnable task) {
    throw new IllegalStateException(
        machine + " has timers, but its description for the store has none. Call timers() there.");
  }

  @Override
  public long nanoTime() {
    return 0;
  }
}
