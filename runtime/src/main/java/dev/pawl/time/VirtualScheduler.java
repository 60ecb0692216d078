package dev.pawl.time;

import dev.pawl.engine.Failure;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A scheduler for tests. The time of the scheduler moves only when a test moves the time.
 *
 * <pre>{@code
 * VirtualScheduler time = new VirtualScheduler();
 * CircuitMachine circuit =
 *     CircuitMachine.builder().scheduler(time).clock(time.clock()).build();
 * circuit.failureThresholdExceeded();
 * time.advance(Duration.ofSeconds(59));   // nothing fires
 * time.advance(Duration.ofSeconds(1));    // the cooldown is over
 * }</pre>
 *
 * <p>Tasks run on the thread that moves the time, in the order in which they are due. Tasks that
 * are due at the same time run in the order in which they were scheduled. While a task runs, the
 * time is the moment at which the task was due.
 *
 * <p>{@link #clock()} moves with the time. {@link #jump} changes the clock as if the system time
 * had been set; timers are not affected.
 *
 * <p>Thread-safe: any thread may schedule and cancel tasks and query the time. Only one thread at a
 * time may move the time, and tasks must not move the time. No lock is held while a task runs.
 */
public final class VirtualScheduler implements Scheduler {

  /**
   * The maximum number of tasks that run at one moment. If more tasks run, a task probably
   * schedules itself without delay.
   */
  private static final int MAX_AT_ONCE = 100_000;

  private final Object lock = new Object();
  private final TreeSet<Waiting> waiting = new TreeSet<>();
  private final VirtualClock clock;
  private long now;
  private long scheduled;
  private boolean moving;

  /** Creates a scheduler whose time is 0 and whose clock shows 1970-01-01T00:00:00Z. */
  public VirtualScheduler() {
    this(Instant.EPOCH);
  }

  /**
   * Creates a scheduler whose time is 0.
   *
   * @param start the instant that the clock shows at first
   */
  public VirtualScheduler(Instant start) {
    this.clock = new VirtualClock(start, this);
  }

  /**
   * {@inheritDoc}
   *
   * <p>A task without delay runs when the time is next moved, even by {@link Duration#ZERO}. The
   * latest possible moment is {@link Long#MAX_VALUE} nanoseconds; a later moment is treated as this
   * moment.
   */
  @Override
  public Timer schedule(Duration delay, Runnable task) {
    long nanos = Nanos.of(delay);
    Objects.requireNonNull(task, "task");
    synchronized (lock) {
      Waiting timer = new Waiting(Nanos.sum(now, nanos), scheduled++, task);
      waiting.add(timer);
      return timer;
    }
  }

  /** Returns the time in nanoseconds; 0 at first, and at most {@link Long#MAX_VALUE}. */
  @Override
  public long nanoTime() {
    synchronized (lock) {
      return now;
    }
  }

  /** Returns the time that has elapsed since this scheduler was created. */
  public Duration elapsed() {
    return Duration.ofNanos(nanoTime());
  }

  /**
   * Returns the remaining time of each waiting task.
   *
   * @return an unmodifiable copy, in the order in which the tasks would run
   */
  public List<Duration> pending() {
    synchronized (lock) {
      List<Duration> left = new ArrayList<>(waiting.size());
      for (Waiting timer : waiting) {
        left.add(Duration.ofNanos(timer.due - now));
      }
      return Collections.unmodifiableList(left);
    }
  }

  /**
   * Moves the time forward and runs all tasks that are due up to and including the end of the span.
   * Tasks that other tasks schedule meanwhile run too, if they are due in the span.
   *
   * @param span the time to add; zero runs the tasks that are due now
   * @return for each task that ran, in order, the time from the start of the span to the moment at
   *     which the task was due; unmodifiable
   * @throws IllegalArgumentException if the span is negative
   * @throws IllegalStateException if a task calls this method or another thread moves the time; or
   *     if 100,000 tasks ran at one moment and more are due. In the last case, the time stops at
   *     that moment
   * @throws RuntimeException or any other {@link Throwable} that a task throws. If several tasks
   *     throw, the first exception is thrown, with the later exceptions as suppressed. All tasks
   *     have run, and the time has moved
   */
  public List<Duration> advance(Duration span) {
    if (span.isNegative()) {
      throw new IllegalArgumentException(
          "Cannot move the time back by " + span + ". To set only the clock back, use jump.");
    }
    long start = begin();
    try {
      return advance(start, Nanos.sum(start, Nanos.of(span)));
    } finally {
      end();
    }
  }

  private List<Duration> advance(long start, long end) {
    List<Duration> ran = new ArrayList<>();
    Throwable failure = null;
    int atOnce = 0;
    long moment = start;
    for (Waiting timer = next(end); timer != null; timer = next(end)) {
      atOnce = timer.due == moment ? atOnce + 1 : 1;
      moment = timer.due;
      ran.add(Duration.ofNanos(moment - start));
      try {
        timer.task.run();
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
      if (atOnce == MAX_AT_ONCE && isDue(moment)) {
        failure = Failure.join(failure, new IllegalStateException(endless(moment)));
        break;
      }
    }
    Failure.raise(failure);
    return List.copyOf(ran);
  }

  /**
   * Moves the time to the next task and runs only this task.
   *
   * @return whether a task ran; if no task ran, the time has not moved
   * @throws IllegalStateException if a task calls this method or another thread moves the time
   * @throws RuntimeException or any other {@link Throwable} of the task; the time has moved
   */
  public boolean runNext() {
    begin();
    try {
      Waiting timer;
      synchronized (lock) {
        timer = waiting.isEmpty() ? null : next(waiting.first().due);
      }
      if (timer != null) {
        timer.task.run();
      }
      return timer != null;
    } finally {
      end();
    }
  }

  /**
   * Returns the clock that moves with the time.
   *
   * @return always the same clock, in UTC; copies with another time zone move too
   */
  public Clock clock() {
    return clock;
  }

  /**
   * Moves the clock forward or back. Timers and {@link #nanoTime()} are not affected.
   *
   * @param by the time to add; a negative duration sets the clock back
   * @throws DateTimeException if the result is outside the range of {@link Instant}
   * @throws ArithmeticException if the result overflows
   */
  public void jump(Duration by) {
    clock.jump(by);
  }

  /**
   * Sets the clock. Timers and {@link #nanoTime()} are not affected.
   *
   * @param now the new instant
   */
  public void setClock(Instant now) {
    clock.set(Objects.requireNonNull(now, "now"));
  }

  private long begin() {
    synchronized (lock) {
      if (moving) {
        throw new IllegalStateException(
            "Cannot move the time while another thread moves it or a task runs.");
      }
      moving = true;
      return now;
    }
  }

  private void end() {
    synchronized (lock) {
      moving = false;
    }
  }

  /**
   * Removes the next task that is due at or before a moment, and moves the time to that task. If no
   * task is due, moves the time to the given moment.
   */
  private @Nullable Waiting next(long end) {
    synchronized (lock) {
      boolean due = !waiting.isEmpty() && waiting.first().due <= end;
      Waiting timer = due ? waiting.pollFirst() : null;
      now = timer == null ? end : timer.due;
      return timer;
    }
  }

  private boolean isDue(long moment) {
    synchronized (lock) {
      return !waiting.isEmpty() && waiting.first().due == moment;
    }
  }

  private static String endless(long moment) {
    return MAX_AT_ONCE
        + " tasks ran at "
        + Duration.ofNanos(moment)
        + " and more are due. Check whether a task schedules itself without delay.";
  }

  private final class Waiting implements Timer, Comparable<Waiting> {
    final long due;
    final long number;
    final Runnable task;

    Waiting(long due, long number, Runnable task) {
      this.due = due;
      this.number = number;
      this.task = task;
    }

    @Override
    public void cancel() {
      synchronized (lock) {
        waiting.remove(this);
      }
    }

    @Override
    public int compareTo(Waiting other) {
      int order = Long.compare(due, other.due);
      return order != 0 ? order : Long.compare(number, other.number);
    }
  }
}
