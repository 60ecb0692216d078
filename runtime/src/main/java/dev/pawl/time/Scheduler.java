package dev.pawl.time;

import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;

/**
 * A scheduler that runs tasks after a delay and measures elapsed time.
 *
 * <p>Delays are measured with {@link #nanoTime()} and not with a wall clock. Therefore changes of
 * the system time do not affect timers.
 *
 * <p>Applications use {@link #system()}, or {@link #on(ScheduledExecutorService)} with a pool of
 * their own. Tests use {@link VirtualScheduler}. Other implementations must follow this
 * specification and be thread-safe.
 */
public interface Scheduler {

  /** A scheduled task. Thread-safe. */
  interface Timer {

    /**
     * Cancels the task if it has not started yet. A task that is running continues, and this method
     * does not wait for it. If the task has ended or is already cancelled, nothing happens.
     */
    void cancel();
  }

  /**
   * Schedules a task to run once after a delay. The task never runs inside this call, even without
   * a delay.
   *
   * @param delay the minimum delay. A negative delay counts as zero; a delay of more than 292 years
   *     counts as {@link Long#MAX_VALUE} nanoseconds
   * @param task the task to run
   * @return a handle to cancel the task
   * @throws RejectedExecutionException if this scheduler has been shut down. If a step starts a
   *     timer after the shutdown, the step is not made
   */
  Timer schedule(Duration delay, Runnable task);

  /**
   * Returns the time in nanoseconds since an arbitrary origin, like {@link System#nanoTime()}. Only
   * the difference of two results is meaningful. The time never goes back.
   */
  long nanoTime();

  /**
   * Returns the default scheduler: a pool of two to four daemon threads that all instances share.
   * The pool is created on first use, and its threads end when no task is waiting. The pool cannot
   * be shut down and does not keep the JVM running. Exceptions of tasks go to the
   * uncaught-exception handler of the thread.
   *
   * <p>Use your own threads for tasks that block or if many timers fire at the same time; see
   * {@link #on(ScheduledExecutorService, Executor)}.
   *
   * @return the default scheduler, always the same object
   */
  static Scheduler system() {
    return SystemPool.SCHEDULER;
  }

  /**
   * Returns a scheduler that runs tasks on the threads of a pool.
   *
   * @param timers the pool that waits for tasks to become due and runs the tasks; the caller shuts
   *     down the pool
   * @return a new scheduler
   */
  static Scheduler on(ScheduledExecutorService timers) {
    return new ExecutorScheduler(timers);
  }

  /**
   * Returns a scheduler that waits on one pool and runs tasks on another executor. One thread is
   * enough for waiting. With Java 21 and later, tasks can run on virtual threads:
   *
   * <pre>{@code
   * Scheduler.on(
   *     Executors.newSingleThreadScheduledExecutor(), Executors.newVirtualThreadPerTaskExecutor())
   * }</pre>
   *
   * <p>For instances that are confined to one thread, use the executor of that thread.
   *
   * @param timers the pool that waits for tasks to become due; the caller shuts down the pool
   * @param tasks the executor that runs the tasks that are due; the caller shuts down the executor
   * @return a new scheduler
   */
  static Scheduler on(ScheduledExecutorService timers, Executor tasks) {
    return new ExecutorScheduler(timers, tasks);
  }
}
