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
 * The timers of an instance. The scheduler measures the time with a monotonic clock, so changes of
 * the system time do not affect timers.
 *
 * <p>The timers that a step starts are scheduled before the commit, so that the step is not made if
 * the scheduler refuses a timer. The events of started timers are ignored until the commit. The
 * timers that a step stops are cancelled after the commit. The events of stopped timers are ignored
 * from the commit on, even if the scheduler fails to cancel the timers. If a step leaves a state
 * and enters it again, the timers of the state start again with their full delay.
 */
final class Timers<E, C> {

  /**
   * The delays before an elapsed timer is tried again after user code threw an exception or a hook
   * vetoed.
   */
  private static final Backoff RETRIES =
      Backoff.exponential(Duration.ofSeconds(1), Duration.ofHours(1));

  private final ChartInstance<?, ?, E, C, ?> instance;
  private final Chart<?, E> chart;
  private final Scheduler scheduler;
  private final Consumer<RunningTimer> elapsed;

  /**
   * The running timers, by number. A timer that is due stays in this array until its event has been
   * handled.
   */
  private final @Nullable RunningTimer[] running;

  /** The timers that are scheduled for a step that is not committed yet. */
  private final List<RunningTimer> armed = new ArrayList<>(2);

  /** The timers that a step has stopped and that are not yet cancelled. */
  private final List<RunningTimer> stopped = new ArrayList<>(2);

  private long scheduled;

  /**
   * True if some running timers are not scheduled, because the scheduler refused to schedule these
   * timers again.
   */
  private boolean lapsed;

  Timers(ChartInstance<?, ?, E, C, ?> instance, Consumer<RunningTimer> elapsed) {
    this.instance = instance;
    this.chart = instance.chart;
    this.scheduler = Objects.requireNonNull(instance.setup.scheduler);
    this.elapsed = elapsed;
    this.running = Objects.requireNonNull(instance.live.running);
  }

  /** Schedules the timers of the entered states. */
  void arm(EntrySet entry, @Nullable C now) {
    for (int node : entry.nodes) {
      for (DeclaredTimer<E> timer : chart.node(node).timers) {
        arm(timer, delay(timer, now));
      }
    }
  }

  /** Schedules an elapsed timer again if the timer repeats. */
  void armAgain(@Nullable RunningTimer elapsed, @Nullable C now) {
    if (elapsed != null && timer(elapsed).repeats()) {
      arm(timer(elapsed), repeatDelay(elapsed, now));
    }
  }

  /**
   * Schedules the machine's own repeating timers again. This method is called when an ended
   * instance is forced into a state that is not final.
   */
  void armRevived(@Nullable C now) {
    for (DeclaredTimer<E> timer : chart.node(0).timers) {
      if (timer.repeats()) {
        arm(timer, delay(timer, now));
      }
    }
  }

  /** Returns the delay with which a repeating timer starts again. */
  private Duration repeatDelay(RunningTimer elapsed, @Nullable C now) {
    Duration delay = delay(timer(elapsed), now);
    return scheduler instanceof ResumingScheduler resuming ? resuming.repeatDelay(delay) : delay;
  }

  /**
   * Returns the delay of a timer.
   *
   * @throws RuntimeException if the user's code throws an exception, returns null, or returns a
   *     delay of a repeating timer that is not positive
   */
  Duration delay(DeclaredTimer<E> timer, @Nullable C now) {
    Duration delay =
        timer.delay() != null ? timer.delay() : instance.code.delay(timer.number(), now);
    if (delay == null) {
      throw new NullPointerException("The delay of " + instance.name(timer.event()) + " is null.");
    }
    if (timer.repeats() && (delay.isNegative() || delay.isZero())) {
      throw new IllegalArgumentException(
          "The delay of "
              + instance.name(timer.event())
              + ", which repeats, must be longer than 0: "
              + delay);
    }
    return delay;
  }

  private DeclaredTimer<E> timer(RunningTimer timer) {
    return chart.timers.get(timer.number);
  }

  /** Notifies the scheduler that the timers of a snapshot have been scheduled. */
  void resumed() {
    if (scheduler instanceof ResumingScheduler resuming) {
      resuming.resumed();
    }
  }

  void arm(DeclaredTimer<E> timer, Duration delay) {
    armed.add(schedule(timer.number(), delay, 0));
  }

  private RunningTimer schedule(int timer, Duration delay, int tries) {
    Duration runs = RunningTimer.bounded(delay);
    RunningTimer made =
        new RunningTimer(timer, scheduler.nanoTime() + runs.toNanos(), scheduled++, tries, elapsed);
    made.handle =
        Objects.requireNonNull(
            scheduler.schedule(runs, made), "The scheduler returned null instead of a timer.");
    return made;
  }

  /**
   * Cancels the timers that were scheduled for a step that failed.
   *
   * @param why the failure of the step; exceptions of the scheduler are added to this failure as
   *     suppressed exceptions
   */
  void disarm(Throwable why) {
    stopped.addAll(armed);
    armed.clear();
    Failure.join(why, cancelStopped());
  }

  void stop(Node<E> node) {
    for (DeclaredTimer<E> timer : node.timers) {
      stop(timer.number());
    }
  }

  private void stop(int timer) {
    if (running[timer] != null) {
      stopped.add(running[timer]);
      running[timer] = null;
    }
  }

  /** Starts all scheduled timers, or stops all timers if the instance has ended. */
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

  /**
   * Cancels the stopped timers.
   *
   * @return the first exception of the scheduler, with further exceptions as suppressed; null if
   *     there was none
   */
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

  /**
   * Returns whether a timer is running. The result is false if the timer was stopped or has been
   * started again as another object.
   */
  boolean runs(RunningTimer timer) {
    return running[timer.number] == timer;
  }

  /**
   * Returns whether a timer is running. A timer of an active state that is not running has elapsed.
   */
  boolean runs(int timer) {
    return running[timer] != null;
  }

  /**
   * Handles an elapsed timer whose event is refused: a repeating timer starts again, any other
   * timer ends. If this method throws an exception, the timer keeps running.
   */
  void pass(RunningTimer elapsed, @Nullable C now) {
    if (timer(elapsed).repeats()) {
      Failure.raise(replace(elapsed, repeatDelay(elapsed, now), 0));
    } else {
      instance.beginCommit();
      take(elapsed);
      instance.endCommit();
    }
  }

  /**
   * Returns the running timers that are due and fire before an elapsed timer, in the order in which
   * they fire, and then the elapsed timer. Returns only the elapsed timer for a {@link
   * ResumingScheduler}, which runs timers in this order and holds some of them back.
   */
  List<RunningTimer> dueUntil(RunningTimer elapsed) {
    if (running.length == 1 || !runs(elapsed) || scheduler instanceof ResumingScheduler) {
      return List.of(elapsed);
    }
    List<RunningTimer> due = new ArrayList<>(1);
    for (RunningTimer timer : running) {
      if (timer != null && timer.handle != null && timer.compare(elapsed, elapsed.due) < 0) {
        due.add(timer);
      }
    }
    if (!due.isEmpty()) {
      long now = scheduler.nanoTime();
      due.removeIf(timer -> timer.due - now > 0);
      due.sort((one, other) -> one.compare(other, now));
    }
    due.add(elapsed);
    return due;
  }

  /** Ends an elapsed timer, unless the timer has already been stopped. */
  void take(@Nullable RunningTimer elapsed) {
    if (elapsed != null && runs(elapsed)) {
      running[elapsed.number] = null;
    }
  }

  /**
   * Schedules another attempt for an elapsed timer whose event failed.
   *
   * @return the exception of the scheduler; null if there was none. After an exception, {@link
   *     #revive} schedules the attempt
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

  /**
   * Marks an elapsed timer as not scheduled. The next request to the instance calls {@link
   * #revive}, which schedules the timer again.
   */
  void lapse(RunningTimer elapsed) {
    if (runs(elapsed)) {
      elapsed.handle = null;
      lapsed = true;
    }
  }

  boolean haveLapsed() {
    return lapsed;
  }

  /**
   * Schedules all timers that {@link #lapse} has marked as not scheduled. If the scheduler refuses
   * a timer, the timer is marked again.
   */
  void revive() {
    lapsed = false;
    for (RunningTimer timer : running.clone()) {
      if (timer != null && timer.handle == null) {
        replace(timer, Duration.ZERO, timer.tries);
      }
    }
  }
}
