package dev.pawl.engine.chart;

import dev.pawl.Snapshot;
import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * The timers of a life that run. Due times are told by the scheduler's monotonic clock, so a wall
 * clock that jumps does no harm.
 */
final class Timers<E, C> {

  private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE / 2);

  private final ChartLife<?, ?, E, C, ?> life;
  private final Chart<?, E> chart;
  private final Scheduler scheduler;
  private final Running[] running;

  /** A timer that runs; one that was started again is another. */
  static final class Running implements Runnable {
    final int number;
    private final ChartLife<?, ?, ?, ?, ?> life;
    private final long due;
    private Scheduler.Timer handle;

    Running(int number, ChartLife<?, ?, ?, ?, ?> life, long due) {
      this.number = number;
      this.life = life;
      this.due = due;
    }

    @Override
    public void run() {
      life.elapsed(this);
    }
  }

  Timers(ChartLife<?, ?, E, C, ?> life, Scheduler scheduler) {
    this.life = life;
    this.chart = life.chart;
    this.scheduler = scheduler;
    this.running = new Running[chart.timers.size()];
  }

  /** How long the timers of a way run, by their numbers, with what is known already. */
  Duration[] delays(Way way, Duration[] known, C now) {
    Duration[] delays = known;
    for (int node : way.entered) {
      for (int timer : chart.node(node).timers) {
        delays = delays == null ? new Duration[running.length] : delays;
        Duration delay = chart.delays.get(timer);
        delays[timer] =
            delay != null ? delay : Objects.requireNonNull(life.delay(timer, now), "delay");
      }
    }
    return delays;
  }

  void start(Way way, Duration[] delays) {
    for (int node : way.entered) {
      for (int timer : chart.node(node).timers) {
        start(timer, delays[timer]);
      }
    }
  }

  private void start(int timer, Duration delay) {
    stop(timer);
    Duration runs = delay.isNegative() ? Duration.ZERO : delay;
    runs = runs.compareTo(LONGEST) > 0 ? LONGEST : runs;
    Running started = new Running(timer, life, scheduler.nanoTime() + runs.toNanos());
    running[timer] = started;
    started.handle = scheduler.schedule(runs, started);
  }

  /** Starts the timers of a snapshot, for what was left of them. */
  void resume(Snapshot<?, E, ?> snapshot) {
    for (Snapshot.Remaining<E> left : snapshot.timers()) {
      for (int timer = 0; timer < running.length; timer++) {
        if (chart.timers.get(timer).equals(left.event())) {
          start(timer, left.remaining());
        }
      }
    }
  }

  void stop(Node<E> node) {
    for (int timer : node.timers) {
      stop(timer);
    }
  }

  private void stop(int timer) {
    Running stopped = running[timer];
    running[timer] = null;
    if (stopped != null && stopped.handle != null) {
      stopped.handle.cancel();
    }
  }

  void stopAll() {
    for (int timer = 0; timer < running.length; timer++) {
      stop(timer);
    }
  }

  /** Whether a timer still runs, and was not cancelled or started again meanwhile; it then ends. */
  boolean take(Running elapsed) {
    boolean runs = running[elapsed.number] == elapsed;
    if (runs) {
      running[elapsed.number] = null;
    }
    return runs;
  }

  /** How long each timer will run from now, in declared order; never negative. */
  Map<E, Duration> remaining() {
    Map<E, Duration> remaining = new LinkedHashMap<>();
    long now = scheduler.nanoTime();
    for (Running timer : running) {
      if (timer != null) {
        long left = Math.max(0, timer.due - now);
        remaining.put(chart.timers.get(timer.number), Duration.ofNanos(left));
      }
    }
    return remaining;
  }
}
