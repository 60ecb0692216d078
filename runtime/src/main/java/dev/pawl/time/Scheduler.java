package dev.pawl.time;

import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;

/**
 * Runs tasks after a delay, and measures time that passes.
 *
 * <p>Delays are counted by {@link #nanoTime()}, never by a wall clock: a wall clock that is set, or
 * jumps back, moves no timer.
 *
 * <p>In a program {@link #system()} serves, or one on a pool of the program's own, {@link
 * #on(ScheduledExecutorService)}; in tests {@link VirtualScheduler}. Whoever writes another must
 * keep to what is said here; it must be thread-safe.
 */
public interface Scheduler {

  /** A scheduled task. Thread-safe. */
  interface Timer {

    /**
     * Makes sure that the task does not begin any more. If it has begun, it goes on undisturbed,
     * and this call does not wait for it; if it has ended, or was cancelled before, nothing
     * happens.
     */
    void cancel();
  }

  /**
   * Has a task run once, when a delay has passed. It never runs inside this call, even without
   * delay.
   *
   * @param delay how long to wait at least; a negative one counts as zero, and one that does not
   *     fit into a {@code long} of nanoseconds (292 years) as the longest that does
   * @param task what to run
   * @return lets the task be cancelled
   * @throws RejectedExecutionException if this scheduler has been shut down; a step that was to
   *     start a timer is then not made
   */
  Timer schedule(Duration delay, Runnable task);

  /**
   * The time in nanoseconds, counted from a moment that means nothing, as by {@link
   * System#nanoTime()}: only the difference of two calls tells something. It never goes back.
   */
  long nanoTime();

  /**
   * The scheduler that a program has without asking for one: a pool of up to four daemon threads,
   * shared by all, made when it is first used, its threads ended when nothing is left to wait for.
   * It cannot be shut down, and it keeps no program from ending. What a task throws goes to the
   * uncaught-exception handler of its thread.
   *
   * <p>Tasks that wait for something, or many instances that wake at once, are better served by
   * threads of their own; see {@link #on(ScheduledExecutorService, Executor)}.
   *
   * @return always the same
   */
  static Scheduler system() {
    return SystemPool.SCHEDULER;
  }

  /**
   * A scheduler whose tasks run on the threads of a pool.
   *
   * @param timers waits and runs the tasks; whoever made it shuts it down
   * @return a scheduler
   */
  static Scheduler on(ScheduledExecutorService timers) {
    return new ExecutorScheduler(timers);
  }

  /**
   * A scheduler that leaves the waiting to one pool, for which a single thread is enough, and the
   * tasks to another: with Java 21 and later to virtual threads,
   *
   * <pre>{@code
   * Scheduler.on(
   *     Executors.newSingleThreadScheduledExecutor(), Executors.newVirtualThreadPerTaskExecutor())
   * }</pre>
   *
   * <p>or, for instances that are confined to one thread, to the executor of that thread.
   *
   * @param timers waits; whoever made it shuts it down
   * @param tasks runs what is due; whoever made it shuts it down
   * @return a scheduler
   */
  static Scheduler on(ScheduledExecutorService timers, Executor tasks) {
    return new ExecutorScheduler(timers, tasks);
  }
}
