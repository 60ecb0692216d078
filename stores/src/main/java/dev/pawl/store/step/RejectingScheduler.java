package dev.pawl.store.step;

import dev.pawl.store.machine.StoredMachine;
import dev.pawl.time.Scheduler;
import java.time.Duration;

/** For machines that are said to have no timers: one that starts a timer would never see it end. */
record RejectingScheduler(StoredMachine<?, ?> machine) implements Scheduler {

  @Override
  public Timer schedule(Duration delay, Runnable task) {
    throw new IllegalStateException(
        machine + " has timers: say timers() when you describe it to the store.");
  }

  @Override
  public long nanoTime() {
    return 0;
  }
}
