package dev.pawl.store.watch;

import dev.pawl.store.worker.Hang;
import dev.pawl.store.worker.RunningCall;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The threads of a worker, and a watchdog that reports each hanging call once. Thread-safe.
 *
 * @param <C> the type of calls of the application's code
 */
public final class WorkerThreads<C extends RunningCall> {

  /**
   * The maximum number of threads that are replaced at a time, so that hangs cannot add threads
   * without limit.
   */
  private static final int MAX_REPLACED = 16;

  private static final long MAX_PERIOD = Duration.ofSeconds(1).toNanos();

  private final Rules rules;
  private final Job<C> job;
  private final Object lock = new Object();
  private final List<Worker> workers = new ArrayList<>();
  private final List<Thread> helpers = new ArrayList<>();
  private final Set<C> reported = Collections.newSetFromMap(new IdentityHashMap<>());
  private volatile @Nullable Thread watchdog;
  private int started;
  private long signals;
  private volatile boolean closing;

  /**
   * The properties of the threads.
   *
   * @param name the prefix of the names of the threads
   * @param number the number of working threads
   * @param daemon whether the working threads are daemon threads
   * @param replaces whether another thread replaces a hanging thread
   * @param threshold the duration after which a call is hanging
   */
  public record Rules(
      String name, int number, boolean daemon, boolean replaces, Duration threshold) {}

  /**
   * The job of the threads.
   *
   * @param <C> the type of calls of the application's code
   */
  public interface Job<C> {

    /** Runs until {@code stopping} returns true. */
    void run(BooleanSupplier stopping);

    /** Returns the running calls, including those of other threads. */
    Collection<C> running();

    /** Reports a hanging call. */
    void report(C call, Hang hang);

    /** Gives back claimed work that no thread has begun. */
    void releaseClaims();
  }

  /** A working thread, and whether another thread has replaced it. */
  private final class Worker {
    final Thread thread;
    volatile boolean replaced;

    Worker(int number) {
      thread = new Thread(this::run, rules.name() + '-' + number);
      thread.setDaemon(rules.daemon());
    }

    private void run() {
      try {
        job.run(() -> closing || replaced);
      } finally {
        synchronized (lock) {
          workers.remove(this);
          lock.notifyAll();
        }
      }
    }
  }

  /** Creates the threads without starting them. */
  public WorkerThreads(Rules rules, Job<C> job) {
    this.rules = rules;
    this.job = job;
  }

  /**
   * Starts the threads, and a daemon thread for a helper task.
   *
   * @param helper a task that must end when {@link #isClosing()} is true; null for none
   * @throws IllegalStateException if the threads have been started or closed before
   */
  public void start(@Nullable Runnable helper) {
    synchronized (lock) {
      if (closing || started > 0) {
        throw new IllegalStateException(
            "The worker has been started or closed already. Build a new one.");
      }
      for (int i = 0; i < rules.number(); i++) {
        startOne();
      }
      if (helper != null) {
        helpers.add(background("upkeep", helper));
      }
    }
    watchdog = background("watch", this::watch);
  }

  private void startOne() {
    Worker worker = new Worker(++started);
    workers.add(worker);
    worker.thread.start();
  }

  private Thread background(String what, Runnable work) {
    Thread thread = new Thread(work, rules.name() + '-' + what);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  /** Returns whether the threads have been asked to end. */
  public boolean isClosing() {
    return closing;
  }

  /**
   * Waits for {@code time}. Returns earlier if the threads are closed or {@link #signal()} is
   * called.
   */
  public void pause(Duration time) {
    pause(time.toNanos(), true);
  }

  /** Waits for {@code time}. Returns earlier only if the threads are closed. */
  public void pauseToEnd(Duration time) {
    pause(time.toNanos(), false);
  }

  private void pause(long nanos, boolean endsWithSignal) {
    long end = System.nanoTime() + nanos;
    synchronized (lock) {
      long before = signals;
      for (long left = nanos; left > 0; left = end - System.nanoTime()) {
        if (closing || endsWithSignal && signals != before) {
          return;
        }
        try {
          TimeUnit.NANOSECONDS.timedWait(lock, Math.max(left, 1_000_000));
        } catch (InterruptedException e) {
          return;
        }
      }
    }
  }

  /** Ends the pauses of all threads because new work is available. */
  public void signal() {
    synchronized (lock) {
      signals++;
      lock.notifyAll();
    }
  }

  private void watch() {
    long period = Math.min(MAX_PERIOD, Math.max(1, rules.threshold().toNanos() / 4));
    while (!closing) {
      pause(period, false);
      Thread.interrupted();
      try {
        if (check(rules.threshold())) {
          job.releaseClaims();
        }
      } catch (Throwable e) {
        // the next check tries again
      }
    }
  }

  /**
   * Replaces the hanging threads, and reports the hanging calls that were not reported before.
   *
   * @return whether a call was reported and all threads hang
   */
  private boolean check(Duration threshold) {
    List<C> hanging = new ArrayList<>();
    List<C> unreported = new ArrayList<>();
    boolean stuck;
    synchronized (lock) {
      List<C> running = ownCalls();
      reported.retainAll(running);
      for (C call : running) {
        if (call.elapsed().compareTo(threshold) >= 0) {
          hanging.add(call);
          if (reported.add(call)) {
            unreported.add(call);
          }
        }
      }
      hanging.forEach(call -> replace(call.thread()));
      stuck = hanging.size() >= workers.size();
    }
    unreported.forEach(call -> job.report(call, Hang.of(call)));
    return stuck && !unreported.isEmpty();
  }

  private List<C> ownCalls() {
    List<Thread> own = workers.stream().map(worker -> worker.thread).toList();
    return job.running().stream().filter(call -> own.contains(call.thread())).toList();
  }

  private void replace(Thread thread) {
    if (closing
        || !rules.replaces()
        || workers.stream().filter(worker -> worker.replaced).count() >= MAX_REPLACED) {
      return;
    }
    for (Worker worker : List.copyOf(workers)) {
      if (worker.thread == thread && !worker.replaced) {
        worker.replaced = true;
        startOne();
      }
    }
  }

  /**
   * Ends the threads. Waits for {@code grace}, then interrupts the calls that still run, gives back
   * the claimed work, and waits for {@code grace} again. Calls that still run after the second wait
   * are reported, unless they were reported before. An interrupt of the calling thread ends the
   * waiting. If a worker thread calls this method, the method does not wait for that thread.
   *
   * @param grace the maximum duration of each wait
   * @return whether all threads have ended
   */
  public boolean close(Duration grace) {
    List<Thread> ending = new ArrayList<>();
    synchronized (lock) {
      closing = true;
      workers.forEach(worker -> ending.add(worker.thread));
      lock.notifyAll();
    }
    Thread watching = watchdog;
    if (watching != null) {
      ending.add(watching);
    }
    boolean ended = ended(grace);
    if (ended) {
      // the threads have finished their work, but may be alive for a moment
      long end = System.nanoTime() + MAX_PERIOD;
      ending.stream()
          .filter(thread -> thread != Thread.currentThread())
          .forEach(thread -> joined(thread, end));
    }
    return ended;
  }

  private boolean ended(Duration grace) {
    if (joined(grace)) {
      return true;
    }
    if (Thread.currentThread().isInterrupted()) {
      return false;
    }
    List<C> running;
    synchronized (lock) {
      running = ownCalls();
    }
    running.stream()
        .filter(call -> call.thread() != Thread.currentThread())
        .forEach(RunningCall::interrupt);
    Thread givingBack = background("close", this::releaseClaims);
    long end = System.nanoTime() + grace.toNanos();
    boolean ended = joined(grace) && joined(givingBack, end);
    if (!ended) {
      check(Duration.ZERO);
    }
    return ended;
  }

  private void releaseClaims() {
    try {
      job.releaseClaims();
    } catch (Throwable e) {
      // the claims expire by themselves
    }
  }

  private boolean joined(Duration time) {
    long end = System.nanoTime() + time.toNanos();
    try {
      synchronized (lock) {
        while (workers.stream().anyMatch(worker -> worker.thread != Thread.currentThread())) {
          long left = end - System.nanoTime();
          if (left <= 0) {
            return false;
          }
          TimeUnit.NANOSECONDS.timedWait(lock, Math.max(left, 1_000_000));
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
    return helpers.stream().allMatch(helper -> joined(helper, end));
  }

  private static boolean joined(Thread thread, long end) {
    try {
      TimeUnit.NANOSECONDS.timedJoin(thread, Math.max(end - System.nanoTime(), 1_000_000));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return !thread.isAlive();
  }
}
