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
 * Makes the steps of an instance atomic among threads, from select to effects. Beside that it lets
 * others ask without waiting for user code, as a {@linkplain #version() version} tells whether what
 * they have read belongs together, and lets them hand over calls without waiting at all.
 *
 * <p>Threads that would wait for each other for ever, as each fires at an instance of which the
 * other makes a step, are found: one of them gets an error instead.
 */
public final class StepLock extends ReentrantLock {

  private static final long serialVersionUID = 1L;

  /** The wait after which a thread is noted as waiting; most wait for less, and need not be. */
  private static final long LONG_MILLIS = 50;

  /** The threads that have waited for long, with what for; guarded by itself. */
  private static final Map<Thread, StepLock> WAITING = new HashMap<>();

  /** Odd while a step commits. */
  private final AtomicLong version = new AtomicLong();

  /** Named in errors. */
  private final transient Object instance;

  /** The work that others have handed over; null until somebody does. */
  private transient volatile @Nullable Queue<Runnable> handedOver;

  /** The lock of an instance. */
  public StepLock(Object instance) {
    this.instance = instance;
  }

  /**
   * {@inheritDoc}
   *
   * @throws IllegalStateException if the thread that holds it waits, be it by way of others, for
   *     what this thread holds
   */
  @Override
  public void lock() {
    if (!tryLock() && !isHadSoon()) {
      Thread waiting = Thread.currentThread();
      try {
        StepLock held;
        synchronized (WAITING) {
          WAITING.put(waiting, this);
          held = heldInCircle(waiting);
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

  private boolean isHadSoon() {
    try {
      return tryLock(LONG_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      // whoever waits for a step waits on
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /**
   * Looks for a way from one thread to the next that leads back, and answers what is held there;
   * null if there is none. A thread that waits for what this one holds stays where it is; so, from
   * the last on, do all on the way, once it has been gone as often as it is long.
   */
  private @Nullable StepLock heldInCircle(Thread waiting) {
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
            + ", whose own step waits for that: hooks or effects fire at each other. Hand the event"
            + " over with post, which waits for nobody.");
  }

  /** {@inheritDoc} What has been handed over meanwhile is done first. */
  @Override
  public void unlock() {
    try {
      Queue<Runnable> waiting = handedOver;
      if (waiting != null && getHoldCount() == 1) {
        serve(waiting);
      }
    } finally {
      super.unlock();
    }
    Queue<Runnable> waiting = handedOver;
    if (waiting != null) {
      drain(waiting);
    }
  }

  /**
   * Has a call made while the lock is held: at once if nobody else holds it, otherwise by the
   * thread that does, before it lets go. So nobody waits.
   *
   * @return its answer, or what it has thrown
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
      waiting = handedOver;
      if (waiting == null) {
        waiting = new ConcurrentLinkedQueue<>();
        handedOver = waiting;
      }
    }
    waiting.add(task);
    drain(waiting);
    return answer;
  }

  /** Whoever adds something tries, and whoever lets go looks: so nothing is forgotten. */
  private void drain(Queue<Runnable> waiting) {
    while (!waiting.isEmpty() && !isHeldByCurrentThread() && tryLock()) {
      try {
        serve(waiting);
      } finally {
        super.unlock();
      }
    }
  }

  private static void serve(Queue<Runnable> waiting) {
    for (Runnable task = waiting.poll(); task != null; task = waiting.poll()) {
      task.run();
    }
  }

  /** Called, with the lock held, before what others may ask for is changed; no user code runs. */
  public void beginCommit() {
    version.setPlain(version.getPlain() + 1);
    VarHandle.storeStoreFence();
  }

  /** Called when all has been changed. */
  public void endCommit() {
    version.setRelease(version.getPlain() + 1);
  }

  /** A number that stays as long as nothing is changed; waits while a step commits. */
  @SuppressWarnings("ThreadPriorityCheck") // a commit takes nanoseconds: parking would take longer
  public long version() {
    long now = version.getAcquire();
    while ((now & 1) != 0) {
      Thread.yield();
      now = version.getAcquire();
    }
    return now;
  }

  /** Whether nothing has been changed since a version was known, so that what was read is right. */
  public boolean isStill(long known) {
    VarHandle.acquireFence();
    return version.get() == known;
  }
}
