package dev.pawl.processor.lockstep;

import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A scheduler for which no time passes: the test says which timer has run down. */
public final class HandScheduler implements Scheduler {

  private final Map<Runnable, Duration> waiting = new LinkedHashMap<>();

  HandScheduler() {}

  @Override
  public Timer schedule(Duration delay, Runnable task) {
    // a task that was scheduled twice is two
    Runnable own = task::run;
    waiting.put(own, delay);
    return () -> waiting.remove(own);
  }

  @Override
  public long nanoTime() {
    return 0;
  }

  /** Runs the task that waits so long; no two timers of a chart do. */
  void run(Duration delay) {
    Optional<Runnable> task =
        waiting.keySet().stream().filter(t -> waiting.get(t).equals(delay)).findFirst();
    waiting.remove(task.orElseThrow(() -> new IllegalStateException("No timer runs " + delay)));
    task.get().run();
  }
}
