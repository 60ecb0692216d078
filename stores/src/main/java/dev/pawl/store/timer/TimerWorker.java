package dev.pawl.store.timer;

import dev.pawl.store.watch.WorkerThreads;
import dev.pawl.store.worker.Hang;
import dev.pawl.time.Backoff;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * A worker that fires the timers of stores on its own threads until it is closed.
 *
 * <pre>{@code
 * try (TimerWorker worker = TimerWorker.of(store.timers()).threads(4).build().start()) {
 *   …
 * }
 * }</pre>
 *
 * <p>Any number of workers may run at the same time, in this process and in other processes, also
 * with other versions of the program. Each worker takes instances that no other worker has claimed.
 * While the database fails, a worker pauses between attempts. Each pause is longer than the
 * previous pause, up to a minute.
 *
 * <p>If a guard, effect or hook of an instance takes longer than {@link Builder#hangThreshold}, the
 * instance is reported to {@link TimerListener#hanging}. Another thread replaces the hanging thread
 * until the call returns. At most 16 threads are replaced at a time.
 *
 * <p>Thread-safe.
 */
public final class TimerWorker implements AutoCloseable {

  /** The maximum number of instances of a store in one pass before the next store has its turn. */
  private static final int MAX_PER_PASS = 1000;

  /** The time between two searches for timers that were started while a clock was ahead. */
  private static final Duration CLOCK_CHECK_INTERVAL = Duration.ofMinutes(10);

  private static final Backoff OUTAGE =
      Backoff.exponential(Duration.ofSeconds(1), Duration.ofMinutes(1)).withFullJitter();

  private static final Duration GRACE = Duration.ofSeconds(30);

  private final List<StoreTimers> stores;
  private final TimerListener listener;
  private final Duration poll;
  private final boolean adopts;
  private final WorkerThreads<RunningTimer> threads;
  private final Object lock = new Object();
  private TimerReport total = TimerReport.NOTHING;

  private TimerWorker(Builder builder) {
    this.stores = List.copyOf(builder.stores);
    this.listener = builder.listener;
    this.poll = builder.poll;
    this.adopts = builder.adopting;
    this.threads =
        new WorkerThreads<>(
            new WorkerThreads.Rules(
                "pawl-timer-worker", builder.threads, false, true, builder.hangThreshold),
            new Job());
  }

  /** Returns a builder for a worker that fires the timers of the given stores. */
  public static Builder of(StoreTimers first, StoreTimers... more) {
    return new Builder(first, more);
  }

  /**
   * Starts the threads. The threads keep the program alive until the worker is closed.
   *
   * @return this worker
   * @throws IllegalStateException if this worker has been started or closed before
   */
  public TimerWorker start() {
    threads.start(this::maintain);
    return this;
  }

  /**
   * Makes one pass through all stores on the caller's thread. The worker need not be started. An
   * interrupt ends the pass after the current instance, and the thread stays interrupted.
   *
   * @return the counts of the results
   * @throws TimerOutage if the database fails
   */
  public TimerReport runOnce() {
    TimerReport all = TimerReport.NOTHING;
    for (StoreTimers store : stores) {
      TimerReport one;
      try {
        one = store.runOnce(Integer.MAX_VALUE, listener, threads::isClosing);
      } catch (TimerOutage e) {
        count(e.report());
        throw e;
      }
      count(one);
      all = all.with(one);
    }
    return all;
  }

  /** Returns the counts of all results since the worker was built. */
  public TimerReport report() {
    synchronized (lock) {
      return total;
    }
  }

  private void count(TimerReport one) {
    synchronized (lock) {
      total = total.plus(one);
    }
  }

  /**
   * Adds the counts of a pass whose current instance hangs, because the pass itself may never
   * report these counts.
   */
  private void countBefore(RunningTimer call) {
    TimerReport some = call.takeReport();
    synchronized (lock) {
      total =
          total.plus(
              new TimerReport(
                  some.fired(),
                  some.failed(),
                  some.parked(),
                  total.unknown(),
                  some.conflicts(),
                  total.incomplete()));
    }
  }

  /** Closes the worker like {@link #close(Duration)} with a grace time of 30 seconds. */
  @Override
  public void close() {
    close(GRACE);
  }

  /**
   * Stops the worker. Instances that are being tried are finished; the other claimed instances are
   * given back.
   *
   * <p>If stopping takes longer than {@code grace}, the worker interrupts the guards, effects and
   * hooks that still run, gives back the claimed instances that no thread has tried, and waits for
   * {@code grace} again. Calls that still run after the second wait are reported to {@link
   * TimerListener#hanging}, unless they were reported before; their threads end when the calls
   * return. If the calling thread is interrupted, this method returns at once.
   *
   * @param grace the maximum duration of each of the two waits
   * @return whether all threads have ended; true if the worker was never started
   */
  public boolean close(Duration grace) {
    return threads.close(Objects.requireNonNull(grace, "grace"));
  }

  /** The job of the worker threads. */
  private final class Job implements WorkerThreads.Job<RunningTimer> {

    @Override
    public void run(BooleanSupplier stopping) {
      work(stopping);
    }

    @Override
    public List<RunningTimer> running() {
      return stores.stream().flatMap(store -> store.running().stream()).toList();
    }

    @Override
    public void report(RunningTimer call, Hang hang) {
      countBefore(call);
      try {
        listener.hanging(call.machine(), call.entityId(), hang);
      } catch (Throwable e) {
        // a failing listener must not stop the watchdog
      }
    }

    @Override
    public void releaseClaims() {
      stores.forEach(StoreTimers::releaseClaims);
    }
  }

  private void work(BooleanSupplier stopping) {
    int failures = 0;
    while (!stopping.getAsBoolean()) {
      boolean failing = false;
      boolean busy = false;
      for (StoreTimers store : stores) {
        try {
          TimerReport one = store.runOnce(MAX_PER_PASS, listener, stopping);
          count(one);
          busy |= one.fired() + one.failed() + one.parked() > 0;
        } catch (TimerOutage e) {
          count(e.report());
          failing = true;
          reportUnavailable(store, Objects.requireNonNullElse(e.getCause(), e));
        } catch (Throwable e) {
          failing = true;
          reportUnavailable(store, e);
        }
        Thread.interrupted(); // application code may leave the flag set; only close() ends the loop
      }
      failures = failing ? failures + 1 : 0;
      if (failing) {
        threads.pause(OUTAGE.delay(failures));
      } else if (!busy) {
        threads.pause(untilNext());
      }
    }
  }

  /**
   * Starts missing timers once, and regularly restarts timers that were started while a clock was
   * ahead, until the worker is closed.
   */
  private void maintain() {
    Set<StoreTimers> adopting = new HashSet<>(adopts ? stores : List.of());
    int failures = 0;
    while (!threads.isClosing()) {
      boolean failing = false;
      for (StoreTimers store : stores) {
        try {
          store.correctClockSkew(threads::isClosing);
          if (adopting.remove(store)) {
            adopt(store, adopting);
          }
        } catch (Throwable e) {
          failing = true;
          reportUnavailable(store, e);
        }
        Thread.interrupted(); // application code may leave the flag set
      }
      failures = failing ? failures + 1 : 0;
      threads.pauseToEnd(failing ? OUTAGE.delay(failures) : CLOCK_CHECK_INTERVAL);
    }
  }

  /**
   * Starts missing timers. If the database fails, the timers are started later. Other errors are
   * only reported, because they would recur.
   *
   * @param again receives the store if its timers must be started later
   */
  private void adopt(StoreTimers store, Set<StoreTimers> again) {
    try {
      store.adoptAll(threads::isClosing);
    } catch (RuntimeException e) {
      if (e.getCause() instanceof SQLException) {
        again.add(store);
      }
      throw e;
    }
  }

  private void reportUnavailable(StoreTimers store, Throwable failure) {
    try {
      listener.unavailable(store.machine(), failure);
    } catch (Throwable e) {
      // a failing listener must not stop the timers
    }
  }

  /**
   * Returns the time until the next timer is due, at most {@code poll}. Returns {@code poll} if
   * instances are due that this worker could not fire.
   */
  private Duration untilNext() {
    Duration least = poll;
    try {
      for (StoreTimers store : stores) {
        Duration next = store.untilNext().orElse(poll);
        least = !next.isZero() && next.compareTo(least) < 0 ? next : least;
      }
    } catch (RuntimeException e) {
      return poll; // the next pass reports the failure
    }
    return least;
  }

  /** A builder for a {@link TimerWorker}. Not thread-safe. */
  public static final class Builder {
    private final List<StoreTimers> stores = new ArrayList<>();
    private TimerListener listener = new TimerListener() {};
    private Duration poll = Duration.ofSeconds(1);
    private Duration hangThreshold = Duration.ofSeconds(10);
    private int threads = 1;
    private boolean adopting;

    private Builder(StoreTimers first, StoreTimers... more) {
      stores.add(Objects.requireNonNull(first, "timers"));
      for (StoreTimers one : more) {
        stores.add(Objects.requireNonNull(one, "timers"));
      }
    }

    /** Sets the listener for failures. The default listener logs hangs and nothing else. */
    public Builder listener(TimerListener newListener) {
      listener = Objects.requireNonNull(newListener, "listener");
      return this;
    }

    /**
     * Sets the number of threads that fire timers. The default is 1. A thread uses a connection
     * while it reads and writes, and no connection while it calls guards, effects and hooks.
     *
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Builder threads(int newNumber) {
      if (newNumber < 1) {
        throw new IllegalArgumentException(
            "The number of threads must be at least 1, not " + newNumber + ".");
      }
      threads = newNumber;
      return this;
    }

    /**
     * Sets the maximum time between two passes when no instance is due. The default is one second.
     * A timer that another process starts may fire late by up to this time.
     *
     * @throws IllegalArgumentException if the time is not positive
     */
    public Builder poll(Duration time) {
      if (time.isNegative() || time.isZero()) {
        throw new IllegalArgumentException("The time must be positive, not " + time + ".");
      }
      poll = time;
      return this;
    }

    /**
     * Sets the time after which a guard, effect or hook of an instance is reported as hanging. The
     * default is 10 seconds. Each hanging call is reported once to {@link TimerListener#hanging},
     * and another thread replaces the hanging thread.
     *
     * @throws IllegalArgumentException if the time is not positive
     */
    public Builder hangThreshold(Duration time) {
      if (time.isNegative() || time.isZero()) {
        throw new IllegalArgumentException("The time must be positive, not " + time + ".");
      }
      hangThreshold = time;
      return this;
    }

    /**
     * Makes the worker call {@link StoreTimers#adoptAll()} when it starts. {@code adoptAll()}
     * starts the timers of instances that entered a state before the machine had timers in that
     * state.
     */
    public Builder adopting() {
      adopting = true;
      return this;
    }

    /** Returns a new worker that has not been started. */
    public TimerWorker build() {
      return new TimerWorker(this);
    }
  }
}
