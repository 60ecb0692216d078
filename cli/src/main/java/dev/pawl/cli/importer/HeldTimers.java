package dev.pawl.cli.importer;

import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A scheduler for comparisons, whose timers fire only when {@link #elapse} is called. */
public final class HeldTimers implements Scheduler {

  private final List<PendingTimer> timers = new ArrayList<>();

  @Override
  public Timer schedule(Duration delay, Runnable task) {
    PendingTimer timer = new PendingTimer(delay, task);
    timers.add(timer);
    return () -> timers.remove(timer);
  }

  @Override
  public long nanoTime() {
    return 0;
  }

  /**
   * Fires the first timer with the given delay.
   *
   * @return whether there was such a timer
   */
  public boolean elapse(Duration delay) {
    Optional<PendingTimer> due = timers.stream().filter(t -> t.delay().equals(delay)).findFirst();
    due.ifPresent(
        timer -> {
          timers.remove(timer);
          timer.task().run();
        });
    return due.isPresent();
  }

  /** Returns the delays of all timers that have not fired. */
  public List<Duration> delays() {
    return timers.stream().map(PendingTimer::delay).toList();
  }

  private record PendingTimer(Duration delay, Runnable task) {}
}
