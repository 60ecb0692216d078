package dev.pawl.engine.chart;

import dev.pawl.engine.Failure;
import dev.pawl.time.Backoff;
import dev.pawl.time.ResumingScheduler;
import dev.pawl.time.Scheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The timers of an instance. Due times are those of the scheduler's monotonic clock, so a wall
 * clock that jumps does no harm.
 *
 * <p>What a step starts is scheduled before the step is committed, and does nothing until it is: so
 * a scheduler that refuses prevents the step. What a step stops is cancelled afterwards; it no
 * longer does anything, whether that succeeds or not.
 */
final class Timers<E, C> {

  /**
   * The pauses before a timer that has run down tries again, where user code threw or a hook
   * vetoed.
   */
  private static final Backoff RETRIES =
      Backoff.exponential(Duration.ofSeconds(1), Duration.ofHours(1));

  private final ChartInstance<?, ?, E, C, ?> instance;
  private final Chart<?, E> chart;
  private final Scheduler scheduler;
  private final Consumer<RunningTimer> elapsed;

  /** By number, those that run; one that is due stays here until it has been answered. */
  private final @Nullable RunningTimer[] running;

  /** Scheduled for a step that is not committed. */
  private final List<RunningTimer> armed = new ArrayList<>(2);

  /** Stopped by a step, and not cancelled yet. */
  private final List<RunningTimer> stopped = new ArrayList<>(2);

  /** Whether some run of which the scheduler knows nothing. */
  private boolean lapsed;

  Timers(ChartInstance<?, ?, E, C, ?> instance, Consumer<RunningTimer> elapsed) {
    this.instance = instance;
    this.chart = instance.chart;
    this.scheduler = Objects.requireNonNull(instance.setup.scheduler);
    this.elapsed = elapsed;
    this.running = Objects.requireNonNull(instance.live.running);
  }

  /** Schedules the timers of what is entered. */
  void arm(EntrySet entry, @Nullable C now) {
    for (int node : entry.nodes) {
      for (int timer : chart.node(node).timers) {
        arm(timer, delay(timer, now));
      }
    }
  }

  /** Schedules an elapsed timer again if it repeats. */
  void armAgain(@Nullable RunningTimer elapsed, @Nullable C now) {
    if (elapsed != null && chart.repeating.get(elapsed.number)) {
      arm(elapsed.number, again(elapsed.number, now));
    }
  }

  /** Schedules the machine's repeating timers again when an ended instance is forced back. */
  void armRevived(@Nullable C now) {
    for (int timer : chart.node(0).timers) {
      if (chart.repeating.get(timer)) {
        arm(timer, delay(timer, now));
      }
    }
  }

  /** Returns how long a repeating timer runs when it starts again. */
  private Duration again(int timer, @Nullable C now) {
    Duration delay = delay(timer, now);
    return scheduler instanceof ResumingScheduler resuming ? resuming.again(delay) : delay;
  }

  /** How long a timer runs. */
  Duration delay(int timer, @Nullable C now) {
    Duration known = chart.delays.get(timer);
    Duration delay = known != null ? known : instance.code.delay(timer, now);
    if (delay == null) {
      throw new NullPointerException("The delay of " + name(timer) + " is null.");
    }
    if (chart.repeating.get(timer) && (delay.isNegative() || delay.isZero())) {
      throw new IllegalArgumentException(
          "The delay of " + name(timer) + ", which repeats, must be longer than 0: " + delay);
    }
    return delay;
  }

  private String name(int timer) {
    return chart.eventNames.get(instance.column(chart.timers.get(timer)));
  }

  /** Reports that the timers of a snapshot are scheduled. */
  void resumed() {
    if (scheduler instanceof ResumingScheduler resuming) {
      resuming.resumed();
    }
  }

  void arm(int timer, Duration delay) {
    armed.add(schedule(timer, delay, 0));
  }

  private RunningTimer schedule(int timer, Duration delay, int tries) {
    Duration runs = RunningTimer.bounded(delay);
    RunningTimer made =
        new RunningTimer(timer, scheduler.nanoTime() + runs.toNanos(), tries, elapsed);
    made.handle =
        Objects.requireNonNull(
            scheduler.schedule(runs, made), "The scheduler has returned no timer.");
    return made;
  }

  /** Takes back what was scheduled for a step that is not made. */
  void disarm(Throwable why) {
    stopped.addAll(armed);
    armed.clear();
    Failure.join(why, cancelStopped());
  }

  /** Has those stop that a node has, as it is left. */
  void stop(Node<E> node) {
    for (int timer : node.timers) {
      stop(timer);
    }
  }

  private void stop(int timer) {
    if (running[timer] != null) {
      stopped.add(running[timer]);
      running[timer] = null;
    }
  }

  /** Has all that was scheduled run, or where the instance has ended none. */
  void commit(boolean ended) {
    for (RunningTimer timer : armed) {
      stop(timer.number);
      running[timer.number] = timer;
    }
    armed.clear();
    for (int timer = 0; ended && timer < running.length; timer++) {
      stop(timer);
    }
  }

  /** Cancels what was stopped; what that throws is the answer, joined. */
  @Nullable Throwable cancelStopped() {
    Throwable failure = null;
    for (RunningTimer timer : stopped) {
      try {
        if (timer.handle != null) {
          timer.handle.cancel();
        }
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
    }
    stopped.clear();
    return failure;
  }

  /** Whether a timer still runs, and was not stopped or started again meanwhile. */
  boolean runs(RunningTimer timer) {
    return running[timer.number] == timer;
  }

  /** Whether a timer of an active state runs; one that does not has run down. */
  boolean runs(int timer) {
    return running[timer] != null;
  }

  /**
   * Handles an elapsed timer whose event is refused: a repeating timer starts again, any other
   * ends. If this throws, the timer keeps running.
   */
  void pass(RunningTimer elapsed, @Nullable C now) {
    if (chart.repeating.get(elapsed.number)) {
      Failure.raise(replace(elapsed, again(elapsed.number, now), 0));
    } else {
      instance.beginCommit();
      take(elapsed);
      instance.endCommit();
    }
  }

  /** Ends a timer that has run down, if it has not been stopped. */
  void take(@Nullable RunningTimer elapsed) {
    if (elapsed != null && runs(elapsed)) {
      running[elapsed.number] = null;
    }
  }

  /**
   * Has a timer that has run down, and of which nothing could be made, run again for a while.
   *
   * @return what the scheduler has thrown; then it is tried again at the next request
   */
  @Nullable Throwable retry(RunningTimer elapsed) {
    if (!runs(elapsed)) {
      return null;
    }
    int tries = Math.min(elapsed.tries + 1, Integer.MAX_VALUE - 1);
    return replace(elapsed, RETRIES.delay(tries), tries);
  }

  private @Nullable Throwable replace(RunningTimer timer, Duration delay, int tries) {
    try {
      RunningTimer next = schedule(timer.number, delay, tries);
      instance.beginCommit();
      running[timer.number] = next;
      instance.endCommit();
      return null;
    } catch (Throwable thrown) {
      lapse(timer);
      return thrown;
    }
  }

  /** Has a timer that has run down wait for the next request. */
  void lapse(RunningTimer elapsed) {
    if (runs(elapsed)) {
      elapsed.handle = null;
      lapsed = true;
    }
  }

  boolean haveLapsed() {
    return lapsed;
  }

  /** Schedules those again that the scheduler has refused; if it still does, they wait on. */
  void revive() {
    lapsed = false;
    for (RunningTimer timer : running.clone()) {
      if (timer != null && timer.handle == null) {
        replace(timer, Duration.ZERO, timer.tries);
      }
    }
  }
}
