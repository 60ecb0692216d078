package dev.pawl.time;

import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * A scheduler on the executors of {@code java.util.concurrent}; time is {@link System#nanoTime()}.
 *
 * <p>It owns neither executor and shuts neither down. Once the pool that waits has been shut down,
 * {@link #schedule} throws {@link RejectedExecutionException}; what happens to tasks that wait then
 * is up to the pool.
 *
 * <p>What a task throws goes to the uncaught-exception handler of the thread it ran on, and other
 * tasks are not affected. The same happens to the error of an executor that refuses a task which is
 * due; the task is offered to it again after a second, then two, four and so on, up to every
 * minute, as long as the pool that waits is not shut down.
 *
 * <p>A cancelled task is no longer referred to. Whether the pool forgets the empty timer at once or
 * when it would have been due is up to the pool: see {@link
 * java.util.concurrent.ScheduledThreadPoolExecutor#setRemoveOnCancelPolicy}.
 *
 * <p>Thread-safe.
 */
public final class ExecutorScheduler implements Scheduler {

  /** Some pools add the delay to a time of their own; so much (146 years) never overflows. */
  private static final long LONGEST = Long.MAX_VALUE >> 1;

  /** The pauses before a refused task is offered again. */
  private static final Backoff OFFERS =
      Backoff.exponential(Duration.ofSeconds(1), Duration.ofMinutes(1));

  private final ScheduledExecutorService timers;

  /** Null where the tasks run on the threads that wait for them. */
  private final @Nullable Executor tasks;

  /**
   * Runs tasks on the threads that wait for them.
   *
   * @param timers waits and runs the tasks
   */
  public ExecutorScheduler(ScheduledExecutorService timers) {
    this.timers = Objects.requireNonNull(timers, "timers");
    this.tasks = null;
  }

  /**
   * Runs tasks elsewhere than on the threads that wait for them.
   *
   * @param timers waits; one thread is enough
   * @param tasks runs what is due
   */
  public ExecutorScheduler(ScheduledExecutorService timers, Executor tasks) {
    this.timers = Objects.requireNonNull(timers, "timers");
    this.tasks = Objects.requireNonNull(tasks, "tasks");
  }

  /**
   * {@inheritDoc}
   *
   * <p>A delay of more than 146 years counts as 146 years.
   */
  @Override
  public Timer schedule(Duration delay, Runnable task) {
    long nanos = Math.min(Nanos.of(delay), LONGEST);
    Waiting waiting = new Waiting(Objects.requireNonNull(task, "task"));
    waiting.future = timers.schedule(waiting, nanos, TimeUnit.NANOSECONDS);
    return waiting;
  }

  @Override
  public long nanoTime() {
    return System.nanoTime();
  }

  /** A task from when it is scheduled to when it begins or is cancelled: whoever takes it. */
  private final class Waiting implements Runnable, Timer {
    private final AtomicReference<@Nullable Runnable> task;
    private volatile boolean due;
    private volatile @Nullable Future<?> future;
    private int refused;

    Waiting(Runnable task) {
      this.task = new AtomicReference<>(task);
    }

    /** First on a thread of the pool that waits, then on that which the task is to run on. */
    @Override
    public void run() {
      if (due || tasks == null) {
        begin();
        return;
      }
      due = true;
      try {
        tasks.execute(this);
      } catch (Throwable thrown) {
        report(thrown);
        offerAgain();
      }
    }

    private void offerAgain() {
      due = false;
      try {
        long nanos = OFFERS.delay(++refused).toNanos();
        Future<?> offered = timers.schedule(this, nanos, TimeUnit.NANOSECONDS);
        future = offered;
        if (task.get() == null) {
          // it was cancelled meanwhile
          offered.cancel(false);
        }
      } catch (Throwable thrown) {
        report(thrown);
      }
    }

    private void begin() {
      Runnable taken = task.getAndSet(null);
      if (taken != null) {
        try {
          taken.run();
        } catch (Throwable thrown) {
          report(thrown);
        }
      }
    }

    @Override
    public void cancel() {
      Future<?> waited = future;
      if (task.getAndSet(null) != null && waited != null) {
        waited.cancel(false);
      }
    }

    /** A pool that waits keeps errors in futures that nobody asks. */
    private void report(Throwable error) {
      Thread thread = Thread.currentThread();
      thread.getUncaughtExceptionHandler().uncaughtException(thread, error);
    }
  }
}
