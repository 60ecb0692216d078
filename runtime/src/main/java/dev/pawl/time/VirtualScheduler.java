package dev.pawl.time;

import dev.pawl.engine.Failure;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A scheduler for tests: time stands still until a test lets it go on.
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
 * <p>Tasks run on the thread that moves the time, in the order in which they are due, and those due
 * at the same time in the order in which they were scheduled. While a task runs, time stands at the
 * moment it was due.
 *
 * <p>{@link #clock()} moves with the time, and can be {@linkplain #jump made to jump} as the clocks
 * of computers do; timers take no notice of that.
 *
 * <p>Thread-safe: any thread may schedule, cancel and ask. But only one at a time may move the
 * time, and no task may. No lock is held while a task runs.
 */
public final class VirtualScheduler implements Scheduler {

  /** More tasks than any test means, at one moment: then one schedules itself without delay. */
  private static final int MOST_AT_ONCE = 100_000;

  private final Object lock = new Object();
  private final TreeSet<Waiting> waiting = new TreeSet<>();
  private final VirtualClock clock;
  private long now;
  private long scheduled;
  private boolean moving;

  /** Time begins at 0; the clock shows 1970-01-01T00:00:00Z then. */
  public VirtualScheduler() {
    this(Instant.EPOCH);
  }

  /**
   * Time begins at 0.
   *
   * @param start what the clock shows then
   */
  public VirtualScheduler(Instant start) {
    this.clock = new VirtualClock(start, this);
  }

  /**
   * {@inheritDoc}
   *
   * <p>Without delay, it runs when the time is next moved, be it by {@link Duration#ZERO}. A moment
   * later than {@link Long#MAX_VALUE} nanoseconds after the beginning counts as that one.
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

  /** How many nanoseconds the time has been moved; 0 at first, and never more than fit. */
  @Override
  public long nanoTime() {
    synchronized (lock) {
      return now;
    }
  }

  /** How far the time has been moved. */
  public Duration elapsed() {
    return Duration.ofNanos(nanoTime());
  }

  /**
   * How long it is until each task that waits is due.
   *
   * @return from now on, in the order in which they would run; a copy, unmodifiable
   */
  public List<Duration> pending() {
    synchronized (lock) {
      List<Duration> left = new ArrayList<>(waiting.size());
      for (Waiting timer : waiting) {
        left.add(Duration.ofNanos(timer.due - now));
      }
      return List.copyOf(left);
    }
  }

  /**
   * Moves the time, and runs all that is due within the span, its end included; also what those
   * tasks schedule within it.
   *
   * @param span how far; zero runs what is due now
   * @return for each task that ran, in order, how far into the span it was due; unmodifiable
   * @throws IllegalArgumentException if the span is negative
   * @throws IllegalStateException if a task calls this or another thread moves the time, or if
   *     100,000 tasks ran at one moment and more are due, at which time then stands
   * @throws RuntimeException or whatever a task threw: the first error, with those of later tasks
   *     suppressed in it; the rest has run, and the time has moved
   */
  public List<Duration> advance(Duration span) {
    if (span.isNegative()) {
      throw new IllegalArgumentException(
          "Time does not go back: " + span + ". To set only the clock back, use jump.");
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
      if (atOnce == MOST_AT_ONCE && isDue(moment)) {
        failure = Failure.join(failure, new IllegalStateException(endless(moment)));
        break;
      }
    }
    Failure.raise(failure);
    return List.copyOf(ran);
  }

  /**
   * Moves the time to when the next task is due, and runs that one.
   *
   * @return whether there was one; if not, the time has not moved
   * @throws IllegalStateException if a task calls this or another thread moves the time
   * @throws RuntimeException or whatever the task threw; the time has moved
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
   * The clock that moves with the time.
   *
   * @return always the same, in UTC; those that it gives for other zones move along
   */
  public Clock clock() {
    return clock;
  }

  /**
   * Makes the clock jump, and nothing else: no timer is moved, and {@link #nanoTime()} stays.
   *
   * @param by how far; a negative one sets the clock back
   * @throws DateTimeException if the clock cannot show that
   * @throws ArithmeticException if the clock cannot count that
   */
  public void jump(Duration by) {
    clock.jump(by);
  }

  /**
   * Sets the clock, and nothing else: no timer is moved, and {@link #nanoTime()} stays.
   *
   * @param now what the clock is to show
   */
  public void setClock(Instant now) {
    clock.set(Objects.requireNonNull(now, "now"));
  }

  private long begin() {
    synchronized (lock) {
      if (moving) {
        throw new IllegalStateException(
            "The time is being moved already, by another thread or around this task.");
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

  /** Takes the next task that is due by then, and moves the time to it; without one, to then. */
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
    return MOST_AT_ONCE
        + " tasks ran at "
        + Duration.ofNanos(moment)
        + " and more are due. Does one schedule itself without delay?";
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
