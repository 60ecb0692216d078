package dev.pawl.spring.boot.jdbc;

import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.outbox.OutboxWorkers;
import dev.pawl.store.outbox.Receiver;
import org.jspecify.annotations.Nullable;
import org.springframework.context.SmartLifecycle;

/**
 * The lifecycle of the workers that deliver messages while the application runs. Spring starts
 * these workers last and stops them first.
 */
final class OutboxLifecycle implements SmartLifecycle {

  private final Outbox outbox;
  private final Receiver receiver;
  private final int threads;
  private @Nullable OutboxWorkers workers;

  OutboxLifecycle(Outbox outbox, Receiver receiver, int threads) {
    this.outbox = outbox;
    this.receiver = receiver;
    this.threads = threads;
  }

  @Override
  public synchronized void start() {
    if (workers == null) {
      workers = outbox.start(receiver, threads);
    }
  }

  @Override
  public synchronized void stop() {
    if (workers != null) {
      workers.close();
      workers = null;
    }
  }

  @Override
  public synchronized boolean isRunning() {
    return workers != null;
  }
}
