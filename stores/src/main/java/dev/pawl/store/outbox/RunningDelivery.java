package dev.pawl.store.outbox;

import dev.pawl.store.watch.WatchedCall;
import dev.pawl.store.worker.RunningCall;
import java.time.Duration;
import java.time.Instant;

/**
 * A running call of a receiver. Thread-safe.
 *
 * @param message the message that the receiver got
 * @param call the call of the receiver
 */
record RunningDelivery(Message message, WatchedCall call) implements RunningCall {

  @Override
  public Instant since() {
    return call.since();
  }

  @Override
  public Duration elapsed() {
    return call.elapsed();
  }

  @Override
  public Thread thread() {
    return call.thread();
  }

  @Override
  public boolean interrupt() {
    return call.interrupt();
  }
}
