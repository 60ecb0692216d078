package dev.pawl.store.firing;

import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerReport;
import dev.pawl.store.write.StoreContext;
import java.util.concurrent.Semaphore;
import java.util.function.BooleanSupplier;

/** Passes through the timers of one store, and what they share. Thread-safe. */
public final class TimerPasses {

  private final StoreContext<?, ?> context;
  private final FiringTransactions transactions;
  private final UnknownRows unknown = new UnknownRows();
  private final Semaphore alone = new Semaphore(1);

  /** Passes through the timers of a store. */
  public TimerPasses(StoreContext<?, ?> context, FiringTransactions transactions) {
    this.context = context;
    this.transactions = transactions;
  }

  /**
   * Fires what is due, once through the queue.
   *
   * @param most how many instances are tried
   * @param stopping asked now and then whether to end early
   */
  public TimerReport run(int most, TimerListener listener, BooleanSupplier stopping) {
    SafeListener safe = new SafeListener(context.machine().name(), listener);
    return new TimerPass(this, safe, stopping).run(most);
  }

  StoreContext<?, ?> context() {
    return context;
  }

  FiringTransactions transactions() {
    return transactions;
  }

  UnknownRows unknown() {
    return unknown;
  }

  /** Locked by the pass that tries what has been tried before. */
  Semaphore alone() {
    return alone;
  }
}
