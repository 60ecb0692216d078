package dev.pawl.spring.boot.jdbc;

import dev.pawl.spring.boot.PawlProperties;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.timer.StoreTimers;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerWorker;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.SmartLifecycle;

/**
 * The lifecycle of the worker that fires the timers of all stores while the application runs.
 * Spring starts the worker last and stops it first. There is no worker if no store has a machine
 * with timers.
 */
final class TimersLifecycle implements SmartLifecycle {

  private final ObjectProvider<JdbcStore<?, ?>> stores;
  private final ObjectProvider<TimerListener> listener;
  private final PawlProperties.Timers set;
  private @Nullable TimerWorker worker;

  TimersLifecycle(
      ObjectProvider<JdbcStore<?, ?>> stores,
      ObjectProvider<TimerListener> listener,
      PawlProperties.Timers set) {
    this.stores = stores;
    this.listener = listener;
    this.set = set;
  }

  @Override
  public synchronized void start() {
    List<StoreTimers> timers =
        stores
            .orderedStream()
            .filter(store -> store.machine().hasTimers() && !store.isReadOnly())
            .map(JdbcStore::timers)
            .toList();
    if (worker != null || timers.isEmpty()) {
      return;
    }
    TimerWorker.Builder builder =
        TimerWorker.of(timers.get(0), timers.subList(1, timers.size()).toArray(new StoreTimers[0]))
            .threads(set.threads())
            .poll(set.pollInterval())
            .listener(listener.getIfAvailable(LoggedTimers::new));
    worker = (set.adopt() ? builder.adopting() : builder).build().start();
  }

  @Override
  public synchronized void stop() {
    if (worker != null) {
      worker.close();
      worker = null;
    }
  }

  @Override
  public synchronized boolean isRunning() {
    return worker != null;
  }
}
