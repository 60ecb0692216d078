package dev.pawl.processor.lockstep;

import dev.pawl.time.Scheduler;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.RejectedExecutionException;

/** A scheduler whose n-th call fails, whether it schedules, cancels or reads the time. */
final class FaultyScheduler implements Scheduler {

  final VirtualScheduler time = new VirtualScheduler();

  /** The tasks that would still run. */
  final Set<Object> live = new HashSet<>();

  /** The tasks that should be cancelled but were not. */
  final Set<Object> notCancelled = new HashSet<>();

  /** The number of calls until one fails. */
  int left;

  int calls;
  boolean failed;

  /** True while the test itself calls the scheduler. Such calls are not counted. */
  boolean asking;

  FaultyScheduler(int failing) {
    this.left = failing;
  }

  private void call() {
    if (!asking) {
      calls++;
      if (--left == 0) {
        failed = true;
        throw new RejectedExecutionException("injected");
      }
    }
  }

  @Override
  public Timer schedule(Duration delay, Runnable task) {
    call();
    Object key = new Object();
    Timer timer =
        time.schedule(
            delay,
            () -> {
              live.remove(key);
              notCancelled.remove(key);
              task.run();
            });
    live.add(key);
    return () -> {
      if (live.contains(key)) {
        notCancelled.add(key);
      }
      call();
      timer.cancel();
      live.remove(key);
      notCancelled.remove(key);
    };
  }

  @Override
  public long nanoTime() {
    call();
    return time.nanoTime();
  }
}
