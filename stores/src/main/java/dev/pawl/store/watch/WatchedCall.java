package dev.pawl.store.watch;

import dev.pawl.store.worker.RunningCall;
import java.time.Duration;
import java.time.Instant;

/** A call that the current thread makes. It can be interrupted in parts of it only. */
public final class WatchedCall implements RunningCall {

  private final Thread thread = Thread.currentThread();
  private final Instant since = Instant.now();
  private final long began = System.nanoTime();
  private boolean interruptible;
  private boolean interrupted;

  /** Creates the call that the current thread makes from now on. */
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
   * Sets whether {@link #interrupt()} has an effect. If not, an interrupt that has arrived is
   * removed from the thread and remembered. Called by the thread itself.
   */
  public synchronized void setInterruptible(boolean now) {
    interruptible = now;
    if (!now) {
      interrupted |= Thread.interrupted();
    }
  }

  /** Returns whether the thread was interrupted while it could be. */
  public synchronized boolean wasInterrupted() {
    return interrupted;
  }
}
