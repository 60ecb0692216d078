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
 * A scheduler that uses executors of {@code java.util.concurrent}. The scheduler's time is {@link
 * System#nanoTime()}.
 *
 * <p>This scheduler does not own the executors and never shuts them down. After the timer pool has
 * been shut down, {@link #schedule} throws {@link RejectedExecutionException}. The pool decides
 * whether tasks that are still waiting run after a shutdown.
 *
 * <p>If a task throws, the exception goes to the uncaught-exception handler of its thread; other
 * tasks are not affected. If the task executor refuses a task that is due, the exception of the
 * executor goes to the uncaught-exception handler too. A refused task is offered again after 1, 2,
 * 4 seconds and so on, with at most one minute between two attempts, until the timer pool is shut
 * down.
 *
 * <p>The scheduler releases a cancelled task at once. The pool decides whether it removes its own
 * entry for the task at once or at the time when the task would have been due: see {@link
 * java.util.concurrent.ScheduledThreadPoolExecutor#setRemoveOnCancelPolicy}.
 *
 * <p>Thread-safe.
 */
public final class ExecutorScheduler implements Scheduler {

  /**
   * The longest delay (146 years). Some pools add the delay to their own time, and the sum must not
   * overflow.
   */
  private static final long MAX_NANOS = Long.MAX_VALUE >> 1;

  /** The pauses before a task that the executor refused is passed to the executor again. */
  private static final Backoff OFFERS =
      Backoff.exponential(Duration.ofSeconds(1), Duration.ofMinutes(1));

  private final ScheduledExecutorService timers;

  /** The executor that runs the tasks; null if the threads of the timer pool run them. */
  private final @Nullable Executor tasks;

  /**
   * Creates a scheduler that runs tasks on the threads of the timer pool.
   *
   * @param timers the pool that waits for tasks to become due and runs the tasks
   */
  public ExecutorScheduler(ScheduledExecutorService timers) {
    this.timers = Objects.requireNonNull(timers, "timers");
    this.tasks = null;
  }

  /**
   * Creates a scheduler that runs tasks on another executor than the timer pool.
   *
   * @param timers the pool that waits for tasks to become due; one thread is enough
   * @param tasks the executor that runs the tasks that are due
   */
  public ExecutorScheduler(ScheduledExecutorService timers, Executor tasks) {
    this.timers = Objects.requireNonNull(timers, "timers");
    this.tasks = Objects.requireNonNull(tasks, "tasks");
  }

  /**
   * {@inheritDoc}
   *
   * <p>A delay of more than 146 years is treated as 146 years.
   */
  @Override
  public Timer schedule(Duration delay, Runnable task) {
    long nanos = Math.min(Nanos.of(delay), MAX_NANOS);
    Waiting waiting = new Waiting(Objects.requireNonNull(task, "task"));
    waiting.future = timers.schedule(waiting, nanos, TimeUnit.NANOSECONDS);
    return waiting;
  }

  @Override
  public long nanoTime() {
    return System.nanoTime();
  }

  /**
   * A scheduled task. A thread that runs or cancels the task first takes the task from the
   * reference. Only the first thread gets the task.
   */
  private final class Waiting implements Runnable, Timer {
    private final AtomicReference<@Nullable Runnable> task;
    private volatile boolean due;
    private volatile @Nullable Future<?> future;
    private int refused;

    Waiting(Runnable task) {
      this.task = new AtomicReference<>(task);
    }

    /**
     * This method is called twice if tasks have their own executor: first on the timer pool, which
     * passes this object to the executor, then on the executor.
     */
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
        offerAgain(); // first, because the handler can throw
        report(thrown);
      }
    }

    private void offerAgain() {
      due = false;
      try {
        long nanos = OFFERS.delay(++refused).toNanos();
        Future<?> offered = timers.schedule(this, nanos, TimeUnit.NANOSECONDS);
        future = offered;
        if (task.get() == null) {
          // cancelled between the refusal and this offer
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

    /**
     * Passes an error to the uncaught-exception handler. The pool would only store the error in a
     * future that no code reads.
     */
    private void report(Throwable error) {
      Thread thread = Thread.currentThread();
      thread.getUncaughtExceptionHandler().uncaughtException(thread, error);
    }
  }
}
