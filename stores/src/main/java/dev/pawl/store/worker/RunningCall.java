package dev.pawl.store.worker;

import java.time.Duration;
import java.time.Instant;

/** A call of the application's code that a worker is making. Thread-safe. */
public interface RunningCall {

  /** Returns when the call began, by this host's clock. */
  Instant since();

  /** Returns how long the call has taken. */
  Duration elapsed();

  /** Returns the thread that makes the call. */
  Thread thread();

  /**
   * Interrupts the thread if it runs the application's code. A thread that uses the database is not
   * interrupted, because some drivers then close the connection or file that they use.
   *
   * @return whether the thread was interrupted
   */
  boolean interrupt();
}
