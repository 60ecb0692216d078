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
 * Fires the timers of stores, on threads of its own, until it is closed.
 *
 * <pre>{@code
 * try (TimerWorker worker = TimerWorker.of(store.timers()).threads(4).build().start()) {
 *   …
 * }
 * }</pre>
 *
 * <p>Any number of workers may run at the same time, in this process and others, also of other
 * versions of the program: each takes instances that no other has claimed. While the database
 * fails, a worker waits, each time longer up to a minute.
 *
 * <p>An instance whose guard, effect or hook takes longer than {@link Builder#hangThreshold} is
 * reported to {@link TimerListener#hanging}, and another thread takes the place of the one that
 * hangs until the call returns. At most 16 threads are replaced at a time.
 *
 * <p>Thread-safe.
 */
public final class TimerWorker implements AutoCloseable {

  /** How many instances are tried before the next store has its turn. */
  private static final int PASS = 1000;

  /** How often it is looked for what a clock that is ahead has written. */
  private static final Duration CLOCKS_CHECKED = Duration.ofMinutes(10);

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

  /** A worker for the timers of a store, and of others. */
  public static Builder of(StoreTimers first, StoreTimers... more) {
    return new Builder(first, more);
  }

  /**
   * Starts the threads. They keep the program alive until the worker is closed.
   *
   * @return this
   * @throws IllegalStateException if it has been started or closed before
   */
  public TimerWorker start() {
    threads.start(this::maintain);
    return this;
  }

  /**
   * One pass through all stores on the caller's thread, whether or not the worker was started. An
   * interrupt ends it after the instance that it is at; the thread stays interrupted.
   *
   * @return what became of what was due
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

  /** Counts of all that was due since the worker was built. */
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

  /** Counts what the pass of an instance that hangs has come to, as it may not end. */
  private void countBefore(RunningTimer call) {
    TimerReport some = call.takeReport();
    synchronized (lock) {
      total =
          total.plus(
              new TimerReport(
                  some.woken(),
                  some.failed(),
                  some.parked(),
                  total.unknown(),
                  some.lost(),
                  total.behind()));
    }
  }

  /** Closes the worker like {@link #close(Duration)} with 30 seconds. */
  @Override
  public void close() {
    close(GRACE);
  }

  /**
   * Stops the worker. Instances that are being tried are finished; other claimed instances are
   * given back. If that takes longer than the given time, the worker interrupts the guards, effects
   * and hooks that still run, gives back the instances that no thread has begun, and waits for the
   * same time again. Calls that run even then are reported to {@link TimerListener#hanging}, if
   * they were not before; their threads end when the calls return. If the calling thread is
   * interrupted, this method returns at once.
   *
   * @param grace the maximum duration of each of the two waits
   * @return whether all threads have ended; true if the worker was never started
   */
  public boolean close(Duration grace) {
    return threads.close(Objects.requireNonNull(grace, "grace"));
  }

  /** The work of the threads. */
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
        // a listener must stop nothing
      }
    }

    @Override
    public void giveBack() {
      stores.forEach(StoreTimers::giveBack);
    }
  }

  private void work(BooleanSupplier stopping) {
    int failures = 0;
    while (!stopping.getAsBoolean()) {
      boolean failing = false;
      boolean busy = false;
      for (StoreTimers store : stores) {
        try {
          TimerReport one = store.runOnce(PASS, listener, stopping);
          count(one);
          busy |= one.woken() + one.failed() + one.parked() > 0;
        } catch (TimerOutage e) {
          count(e.report());
          failing = true;
          reportUnavailable(store, Objects.requireNonNullElse(e.getCause(), e));
        } catch (Throwable e) {
          failing = true;
          reportUnavailable(store, e);
        }
        Thread.interrupted(); // code of the program may leave it behind; it stops nothing here
      }
      failures = failing ? failures + 1 : 0;
      if (failing) {
        threads.pause(OUTAGE.delay(failures));
      } else if (!busy) {
        threads.pause(untilNext());
      }
    }
  }

  /** Adopts once, and repairs what clocks that are ahead have written, until the worker closes. */
  private void maintain() {
    Set<StoreTimers> adopting = new HashSet<>(adopts ? stores : List.of());
    int failures = 0;
    while (!threads.isClosing()) {
      boolean failing = false;
      for (StoreTimers store : stores) {
        try {
          store.settleClocks(threads::isClosing);
          if (adopting.remove(store)) {
            adopt(store, adopting);
          }
        } catch (Throwable e) {
          failing = true;
          reportUnavailable(store, e);
        }
        Thread.interrupted(); // as above
      }
      failures = failing ? failures + 1 : 0;
      threads.pauseToEnd(failing ? OUTAGE.delay(failures) : CLOCKS_CHECKED);
    }
  }

  /** Once, and again where the database failed; what else is wrong stays so, and is reported. */
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
      // who listens must stop nothing
    }
  }

  /** No longer than the poll, and no shorter than that while what is due is not for this worker. */
  private Duration untilNext() {
    Duration least = poll;
    try {
      for (StoreTimers store : stores) {
        Duration next = store.untilNext().orElse(poll);
        least = !next.isZero() && next.compareTo(least) < 0 ? next : least;
      }
    } catch (RuntimeException e) {
      return poll; // the next pass hears of it, too
    }
    return least;
  }

  /** Builds a worker. Not thread-safe. */
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

    /** Sets the listener that hears of failures; by default hangs are logged, and nothing else. */
    public Builder listener(TimerListener newListener) {
      listener = Objects.requireNonNull(newListener, "listener");
      return this;
    }

    /**
     * Sets how many threads fire; by default one. Each uses a connection while it reads and writes,
     * and none while it calls guards, effects and hooks.
     *
     * @throws IllegalArgumentException if it is none
     */
    public Builder threads(int newNumber) {
      if (newNumber < 1) {
        throw new IllegalArgumentException("There must be a thread, not " + newNumber + ".");
      }
      threads = newNumber;
      return this;
    }

    /**
     * How long to wait at most, when nothing is due, before it is looked again; by default a
     * second. So late may be a timer that another process has started for sooner.
     *
     * @throws IllegalArgumentException if it is not positive
     */
    public Builder poll(Duration time) {
      if (time.isNegative() || time.isZero()) {
        throw new IllegalArgumentException("The time must be positive, not " + time + ".");
      }
      poll = time;
      return this;
    }

    /**
     * Sets how long guards, effects and hooks of an instance may run before they are reported as
     * hanging; by default 10 seconds. Each such call is reported once to {@link
     * TimerListener#hanging}, and another thread takes the place of the one that hangs.
     *
     * @throws IllegalArgumentException if it is not positive
     */
    public Builder hangThreshold(Duration time) {
      if (time.isNegative() || time.isZero()) {
        throw new IllegalArgumentException("The time must be positive, not " + time + ".");
      }
      hangThreshold = time;
      return this;
    }

    /**
     * Has the worker, when it starts, give timers to all instances that lack them: {@link
     * StoreTimers#adoptAll()}.
     */
    public Builder adopting() {
      adopting = true;
      return this;
    }

    /** The worker, not started. */
    public TimerWorker build() {
      return new TimerWorker(this);
    }
  }
}
