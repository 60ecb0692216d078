package dev.pawl.store.watch;

import dev.pawl.store.worker.RunningCall;
import java.time.Duration;
import java.time.Instant;

/**
 * A call that the current thread is making. A call can be interrupted only while it runs the
 * application's code. Thread-safe.
 */
public final class WatchedCall implements RunningCall {

  private final Thread thread = Thread.currentThread();
  private final Instant since = Instant.now();
  private final long began = System.nanoTime();
  private boolean interruptible;
  private boolean interrupted;

  /** Creates a call that starts now on the current thread. */
  public WatchedCall() {}

  @Override
  public Instant since() {
    return since;
  }

  @Override
  public Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - began);
  }

  @Override
  public Thread thread() {
    return thread;
  }

  @Override
  public synchronized boolean interrupt() {
    if (interruptible) {
      thread.interrupt();
    }
    return interruptible;
  }

  /**
   * Sets whether {@link #interrupt()} interrupts the thread. If {@code now} is false, an interrupt
   * that has already arrived is cleared and recorded. Only the thread that makes the call may use
   * this method.
   */
  public synchronized void setInterruptible(boolean now) {
    interruptible = now;
    if (!now) {
      interrupted |= Thread.interrupted();
    }
  }

  /** Returns whether an interrupt had arrived when the call became uninterruptible. */
  public synchronized boolean wasInterrupted() {
    return interrupted;
  }
}
