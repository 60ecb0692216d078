package dev.pawl.processor.lockstep;

import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A scheduler without time: the test decides which timer elapses. */
public final class HandScheduler implements Scheduler {

  private final Map<Runnable, Duration> waiting = new LinkedHashMap<>();

  HandScheduler() {}

  @Override
  public Timer schedule(Duration delay, Runnable task) {
    // a task that is scheduled twice counts as two
    Runnable own = task::run;
    waiting.put(own, delay);
    return () -> waiting.remove(own);
  }

  @Override
  public long nanoTime() {
    return 0;
  }

  /** Runs the task with a delay; the timers of a chart have different delays. */
  void run(Duration delay) {
    Optional<Runnable> task =
        waiting.keySet().stream().filter(t -> waiting.get(t).equals(delay)).findFirst();
    waiting.remove(task.orElseThrow(() -> new IllegalStateException("No timer runs " + delay)));
    task.get().run();
  }
}
