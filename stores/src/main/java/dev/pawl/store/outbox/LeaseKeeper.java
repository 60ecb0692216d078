package dev.pawl.store.outbox;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Renews the lease of the message that a worker is delivering, in a separate thread, so that a slow
 * receiver does not lose the message.
 */
final class LeaseKeeper implements AutoCloseable {

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final long period;
  private final DeliveryListener listener;
  private @Nullable Lease current;
  private boolean closed;

  LeaseKeeper(Duration lease, DeliveryListener listener) {
    this.period = Math.max(1, lease.toNanos() / 3);
    this.listener = listener;
    Thread thread = new Thread(this::run, "pawl-outbox-lease");
    thread.setDaemon(true);
    thread.start();
  }

  /** A lease that is being renewed. */
  private static final class Lease {
    final Message message;
    final BooleanSupplier renewal;
    long next;
    boolean lost;

    Lease(Message message, BooleanSupplier renewal, long next) {
      this.message = message;
      this.renewal = renewal;
      this.next = next;
    }
  }

  /**
   * Begins to renew the lease of a message.
   *
   * @param message the message that is being delivered
   * @param renewal renews the lease; returns false if another worker has claimed the message
   */
  void keep(Message message, BooleanSupplier renewal) {
    lock.lock();
    try {
      current = new Lease(message, renewal, System.nanoTime() + period);
      changed.signal();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Stops renewing the lease. Returns whether a renewal has found that another worker claimed the
   * message. The listener has already been notified of such a claim.
   */
  boolean release() {
    lock.lock();
    try {
      boolean lost = current != null && current.lost;
      current = null;
      return lost;
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() {
    lock.lock();
    try {
      current = null;
      closed = true;
      changed.signal();
    } finally {
      lock.unlock();
    }
  }

  private void run() {
    for (Lease due = due(); due != null; due = due()) {
      boolean ours = true;
      boolean renewed = false;
      try {
        ours = due.renewal.getAsBoolean();
        renewed = true;
      } catch (Throwable e) {
        listener.unavailable(e);
      }
      recordRenewal(due, ours, renewed);
    }
  }

  /** Waits until a lease must be renewed; returns null when this object is closed. */
  private @Nullable Lease due() {
    lock.lock();
    try {
      while (!closed) {
        if (current == null || current.lost) {
          changed.awaitUninterruptibly();
          continue;
        }
        long left = current.next - System.nanoTime();
        if (left <= 0) {
          return current;
        }
        try {
          changed.await(left, TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
          // no other code has a reference to this thread
        }
      }
      return null;
    } finally {
      lock.unlock();
    }
  }

  private void recordRenewal(Lease renewed, boolean ours, boolean done) {
    lock.lock();
    try {
      renewed.next = System.nanoTime() + (done ? period : Math.max(1, period / 10));
      if (current != renewed || ours) {
        return;
      }
      renewed.lost = true;
    } finally {
      lock.unlock();
    }
    listener.leaseLost(renewed.message);
  }
}
