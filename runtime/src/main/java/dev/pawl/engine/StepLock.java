package dev.pawl.engine;

import java.lang.invoke.VarHandle;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A lock that makes each step of an instance atomic, from the selection of the transition to the
 * last effect. Other threads can read the instance without waiting for user code: a {@linkplain
 * #version() version} shows whether the values that they have read are consistent. Other threads
 * can also {@linkplain #post post} calls without waiting.
 *
 * <p>The lock detects deadlocks. If a thread would wait for a lock whose owner already waits for
 * that thread, directly or through further threads, {@link #lock} throws an exception.
 */
public final class StepLock extends ReentrantLock {

  private static final long serialVersionUID = 1L;

  /**
   * The time in milliseconds after which a waiting thread is registered for the detection of
   * deadlocks. Most threads wait for a shorter time.
   */
  private static final long LONG_MILLIS = 50;

  /**
   * The threads that have waited longer than {@link #LONG_MILLIS}, and for each thread the lock for
   * which the thread waits. Access is synchronized on this map.
   */
  private static final Map<Thread, StepLock> WAITING = new HashMap<>();

  /** Twice the number of commits, plus one while a step commits. */
  private final AtomicLong version = new AtomicLong();

  /** The instance; used only in error messages. */
  private final transient Object instance;

  /** The calls that other threads have posted; null until the first call is posted. */
  private transient volatile @Nullable Queue<Runnable> posted;

  /** Creates the lock of an instance. */
  public StepLock(Object instance) {
    this.instance = instance;
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalStateException if the thread that holds this lock waits, directly or through
   *     further threads, for a lock that the current thread holds
   */
  @Override
  public void lock() {
    if (!tryLock() && !tryLockBriefly()) {
      Thread waiting = Thread.currentThread();
      try {
        StepLock held;
        synchronized (WAITING) {
          WAITING.put(waiting, this);
          held = findDeadlock(waiting);
        }
        if (held != null) {
          throw deadlock(held);
        }
        super.lock();
      } finally {
        synchronized (WAITING) {
          WAITING.remove(waiting);
        }
      }
    }
  }

  private boolean tryLockBriefly() {
    try {
      return tryLock(LONG_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      // waiting for a step cannot be interrupted
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /**
   * Searches for a deadlock: follows this lock to the owning thread, that thread to the lock for
   * which it waits, and so on. If a lock on this path is owned by the given thread, returns that
   * lock; otherwise returns null.
   *
   * <p>Other threads can change the path while this method follows the path. Therefore the method
   * follows the path once more than the path has threads, and reports a deadlock only if every
   * round leads to the given thread. Each round confirms one more thread, from the end of the path
   * to the beginning, because a thread that waits for a confirmed thread cannot continue.
   */
  private @Nullable StepLock findDeadlock(Thread waiting) {
    StepLock last = this;
    int threads = 1;
    for (int round = 0; round <= threads; round++) {
      threads = 1;
      last = this;
      Thread owner = getOwner();
      while (owner != waiting) {
        StepLock next = owner == null ? null : WAITING.get(owner);
        if (next == null || ++threads > WAITING.size()) {
          return null;
        }
        last = next;
        owner = next.getOwner();
      }
    }
    return last;
  }

  private IllegalStateException deadlock(StepLock held) {
    return new IllegalStateException(
        "Deadlock: this thread makes a step of "
            + held.instance
            + " and would wait for "
            + instance
            + ", whose step waits for that instance. Hooks or effects fire events at each other. Use"
            + " post instead of fire: it does not wait.");
  }

  /** {@inheritDoc} Posted calls run before the lock is released. */
  @Override
  public void unlock() {
    try {
      Queue<Runnable> waiting = posted;
      if (waiting != null && getHoldCount() == 1) {
        runPosted(waiting);
      }
    } finally {
      super.unlock();
    }
    Queue<Runnable> waiting = posted;
    if (waiting != null) {
      runPostedIfFree(waiting);
    }
  }

  /**
   * Runs a call while the lock is held. If another thread holds the lock, that thread runs the call
   * before releasing the lock. This method never waits.
   *
   * @return a future with the result or the exception of the call
   */
  public <T> CompletableFuture<T> post(Supplier<? extends T> call) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    Runnable task =
        () -> {
          try {
            answer.complete(call.get());
          } catch (Throwable thrown) {
            answer.completeExceptionally(thrown);
          }
        };
    if (isHeldByCurrentThread()) {
      task.run();
      return answer;
    }
    Queue<Runnable> waiting;
    synchronized (this) {
      waiting = posted;
      if (waiting == null) {
        waiting = new ConcurrentLinkedQueue<>();
        posted = waiting;
      }
    }
    waiting.add(task);
    runPostedIfFree(waiting);
    return answer;
  }

  /**
   * Runs posted calls if the lock is free. This method is called after a call has been posted and
   * after the lock has been released, so that no call remains in the queue.
   */
  private void runPostedIfFree(Queue<Runnable> calls) {
    while (!calls.isEmpty() && !isHeldByCurrentThread() && tryLock()) {
      try {
        runPosted(calls);
      } finally {
        super.unlock();
      }
    }
  }

  private static void runPosted(Queue<Runnable> calls) {
    for (Runnable task = calls.poll(); task != null; task = calls.poll()) {
      task.run();
    }
  }

  /**
   * Begins a commit. The holder of the lock must call this method before the fields of the instance
   * change, and must not run user code until {@link #endCommit}.
   */
  public void beginCommit() {
    version.setPlain(version.getPlain() + 1);
    VarHandle.storeStoreFence();
  }

  /**
   * Ends a commit. The holder of the lock must call this method after the fields of the instance
   * have changed.
   */
  public void endCommit() {
    version.setRelease(version.getPlain() + 1);
  }

  /** Returns a number that changes with each commit. Waits while a step commits. */
  @SuppressWarnings("ThreadPriorityCheck") // a commit takes nanoseconds; parking would take longer
  public long version() {
    long now = version.getAcquire();
    while ((now & 1) != 0) {
      Thread.yield();
      now = version.getAcquire();
    }
    return now;
  }

  /**
   * Returns whether no commit has begun since {@link #version} returned the given number. If the
   * result is true, values that were read since then are consistent.
   */
  public boolean isStill(long known) {
    VarHandle.acquireFence();
    return version.get() == known;
  }
}
