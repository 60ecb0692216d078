package dev.pawl.engine.chart;

import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The timers of a life that run. Due times are told by the scheduler's monotonic clock, so a wall
 * clock that jumps does no harm.
 */
final class Timers<S, K extends Enum<K>, E> {

  private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE / 2);

  private final ChartLife<S, K, E, ?, ?> life;
  private final Scheduler scheduler;
  private final Running<E>[] running;

  /** A timer that runs; one that was started again is another. */
  static final class Running<E> {
    final Node.Timer<E> timer;
    final long due;
    Scheduler.Timer handle;

    Running(Node.Timer<E> timer, long due) {
      this.timer = timer;
      this.due = due;
    }
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type
  Timers(ChartLife<S, K, E, ?, ?> life, Scheduler scheduler) {
    this.life = life;
    this.scheduler = scheduler;
    this.running = new Running[life.chart.timers.size()];
  }

  void start(Node.Timer<E> timer, Duration delay) {
    stop(timer);
    Duration runs = delay.isNegative() ? Duration.ZERO : delay;
    runs = runs.compareTo(LONGEST) > 0 ? LONGEST : runs;
    Running<E> started = new Running<>(timer, scheduler.nanoTime() + runs.toNanos());
    running[timer.number()] = started;
    started.handle = scheduler.schedule(runs, () -> life.elapsed(started));
  }

  void stop(Node.Timer<E> timer) {
    Running<E> stopped = running[timer.number()];
    running[timer.number()] = null;
    if (stopped != null && stopped.handle != null) {
      stopped.handle.cancel();
    }
  }

  void stopAll() {
    for (Node.Timer<E> timer : life.chart.timers) {
      stop(timer);
    }
  }

  /** Whether a timer still runs, and was not cancelled or started again meanwhile; it then ends. */
  boolean take(Running<E> elapsed) {
    int number = elapsed.timer.number();
    if (running[number] != elapsed) {
      return false;
    }
    running[number] = null;
    return true;
  }

  /** How long each timer will run from now, in declared order; never negative. */
  Map<E, Duration> remaining() {
    Map<E, Duration> remaining = new LinkedHashMap<>();
    long now = scheduler == null ? 0 : scheduler.nanoTime();
    for (Running<E> timer : running) {
      if (timer != null) {
        remaining.put(timer.timer.event(), Duration.ofNanos(Math.max(0, timer.due - now)));
      }
    }
    return remaining;
  }
}
