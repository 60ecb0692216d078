package dev.pawl.store.timer;

import dev.pawl.time.Backoff;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Fires the timers of stores, on threads of its own, until it is closed.
 *
 * <pre>{@code
 * try (TimerWorker worker = TimerWorker.of(store.timers()).threads(4).build().start()) {
 *   …
 * }
 * }</pre>
 *
 * <p>Any number of workers may run beside each other, in this process and others, also of other
 * versions of the program: each takes what no other is at. While the database fails it waits,
 * longer each time up to a minute, and then goes on.
 *
 * <p>Thread-safe.
 */
public final class TimerWorker implements AutoCloseable {

  /** How many instances are tried before the next store has its turn. */
  private static final int PASS = 1000;

  /** How often it is looked for what a clock that is ahead has written. */
  private static final long CLOCKS_CHECKED = Duration.ofMinutes(10).toNanos();

  private static final Backoff OUTAGE =
      Backoff.exponential(Duration.ofSeconds(1), Duration.ofMinutes(1)).withFullJitter();

  private final List<StoreTimers> stores;
  private final TimerListener listener;
  private final Duration poll;
  private final int number;
  private final boolean adopts;
  private final Object lock = new Object();
  private final List<Thread> threads = new ArrayList<>();
  private TimerReport total = TimerReport.NOTHING;
  private volatile boolean stopping;

  private TimerWorker(Builder builder) {
    this.stores = List.copyOf(builder.stores);
    this.listener = builder.listener;
    this.poll = builder.poll;
    this.number = builder.threads;
    this.adopts = builder.adopting;
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
    synchronized (lock) {
      if (stopping || !threads.isEmpty()) {
        throw new IllegalStateException("A worker is started once, before it is closed.");
      }
      for (int i = 1; i <= number; i++) {
        boolean first = i == 1;
        Thread thread = new Thread(() -> work(first), "pawl-timer-worker-" + i);
        threads.add(thread);
        thread.start();
      }
    }
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
        one = store.runOnce(Integer.MAX_VALUE, listener, () -> stopping);
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

  /**
   * Stops: the instances that are being tried are finished, what was claimed beside them is given
   * back. Returns when that is done, or when the calling thread is interrupted; the threads then
   * stop a little later. Does nothing if it was closed before.
   */
  @Override
  public void close() {
    List<Thread> waitedFor;
    synchronized (lock) {
      stopping = true;
      lock.notifyAll();
      waitedFor = List.copyOf(threads);
    }
    for (Thread thread : waitedFor) {
      if (thread != Thread.currentThread()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          return;
        }
      }
    }
  }

  private void work(boolean first) {
    long checked = System.nanoTime() - CLOCKS_CHECKED;
    Set<StoreTimers> adopting = new HashSet<>(adopts && first ? stores : List.of());
    int failures = 0;
    while (!stopping) {
      boolean due = first && System.nanoTime() - checked >= CLOCKS_CHECKED;
      boolean failing = false;
      boolean busy = false;
      for (StoreTimers store : stores) {
        try {
          if (due) {
            store.settleClocks();
          }
          TimerReport one = store.runOnce(PASS, listener, () -> stopping);
          count(one);
          busy |= one.woken() + one.failed() + one.parked() > 0;
          if (adopting.remove(store)) {
            adopt(store, adopting);
          }
        } catch (TimerOutage e) {
          count(e.report());
          failing = true;
          reportUnavailable(store, Objects.requireNonNullElse(e.getCause(), e));
        } catch (RuntimeException | Error e) {
          failing = true;
          reportUnavailable(store, e);
        }
        Thread.interrupted(); // code of the program may leave it behind; it stops nothing here
      }
      checked = due && !failing ? System.nanoTime() : checked;
      failures = failing ? failures + 1 : 0;
      if (failing) {
        pause(OUTAGE.delay(failures));
      } else if (!busy) {
        pause(untilNext());
      }
    }
  }

  /** Once, and again where the database failed; what else is wrong stays so, and is reported. */
  private void adopt(StoreTimers store, Set<StoreTimers> again) {
    try {
      store.adoptAll();
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
    } catch (RuntimeException | Error e) {
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

  private void pause(Duration time) {
    long end = System.nanoTime() + time.toNanos();
    synchronized (lock) {
      for (long left = 1; !stopping && left > 0; left = end - System.nanoTime()) {
        try {
          lock.wait(Math.max(1, Duration.ofNanos(end - System.nanoTime()).toMillis()));
        } catch (InterruptedException e) {
          return;
        }
      }
    }
  }

  /** Builds a worker. Not thread-safe. */
  public static final class Builder {
    private final List<StoreTimers> stores = new ArrayList<>();
    private TimerListener listener = TimerListener.NONE;
    private Duration poll = Duration.ofSeconds(1);
    private int threads = 1;
    private boolean adopting;

    private Builder(StoreTimers first, StoreTimers... more) {
      stores.add(Objects.requireNonNull(first, "timers"));
      for (StoreTimers one : more) {
        stores.add(Objects.requireNonNull(one, "timers"));
      }
    }

    /** Sets the listener that hears of failures; by default there is none. */
    public Builder listener(TimerListener newListener) {
      listener = Objects.requireNonNull(newListener, "listener");
      return this;
    }

    /**
     * How many threads fire, each with a connection of its own; by default one.
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
