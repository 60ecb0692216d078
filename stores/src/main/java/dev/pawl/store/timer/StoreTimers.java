package dev.pawl.store.timer;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The timers of the instances in a store, as {@code JdbcStore.timers()} gives them; a {@link
 * TimerWorker} fires them. Thread-safe.
 */
public interface StoreTimers {

  /** The machine's name. */
  String machine();

  /**
   * Fires the timers that are due now, each instance in a separate transaction.
   *
   * <p>Instances are claimed in batches, and any pass of this store takes them one by one, so that
   * an instance that hangs delays no other if another thread makes passes. When the turn of an
   * instance comes, the attempt is counted and committed before the application's code is called,
   * so that it counts even if it ends the process. If an instance throws, the others are still
   * fired. If more timers of an instance are due than fire in one transaction, the rest fire in the
   * next pass.
   *
   * @param most the maximum number of instances to try
   * @param listener is notified of failures
   * @param stopping is asked between instances whether to stop; the other claimed instances are
   *     then given back
   * @return the counts of the results
   * @throws TimerOutage if the database fails; what was claimed is tried again after its wait
   */
  TimerReport runOnce(int most, TimerListener listener, BooleanSupplier stopping);

  /** How long it is until an instance is due, zero if one is; empty if no timer runs. */
  Optional<Duration> untilNext();

  /** How they stand; three short queries. */
  TimerStats stats();

  /**
   * Instances whose timers were given up, the longest first.
   *
   * @param limit how many at most
   */
  List<ParkedTimer> parked(int limit);

  /**
   * Has timers that were given up be tried again at once, with all attempts before them.
   *
   * @return whether they had been given up
   */
  boolean unpark(String id);

  /** The same for all that were given up, a thousand in a transaction; returns how many. */
  int unparkAll();

  /**
   * Starts the timers of instances that are in a state since a version of the machine that had none
   * there, as if they entered it now; otherwise they start with the next event. Which timers that
   * are, each instance tells by its snapshot. Those that have a timer, or whose timers have
   * elapsed, stay as they are, so it can be repeated. It reads all instances in the state that have
   * no timer.
   *
   * @param state the name of the state, in data
   * @return how many got timers
   * @throws IllegalArgumentException if the machine has no such state, or it has no timers
   */
  int adopt(String state);

  /**
   * The same for all states of the machine in which timers may run.
   *
   * @return how many instances got timers
   */
  default int adoptAll() {
    return adoptAll(() -> false);
  }

  /**
   * Adopts like {@link #adoptAll()}, but can be stopped early. Each instance has a separate
   * transaction.
   *
   * @param stopping is asked between instances whether to stop
   * @return how many instances got timers
   */
  int adoptAll(BooleanSupplier stopping);

  /**
   * Has the timers of instances count from now that were written by a clock that is ahead: of a
   * host whose clock was wrong, and which used its own time. They would stand still until that time
   * otherwise. Answered from an index; a worker does it when it starts, and every ten minutes.
   *
   * @return how many were put right
   */
  default int settleClocks() {
    return settleClocks(() -> false);
  }

  /**
   * Corrects like {@link #settleClocks()}, but can be stopped early. Each instance has a separate
   * transaction.
   *
   * @param stopping is asked between instances whether to stop
   * @return how many instances were corrected
   */
  int settleClocks(BooleanSupplier stopping);

  /** Returns the instances whose timers passes of this store are firing now. */
  List<RunningTimer> running();

  /**
   * Gives back the instances that passes of this store have claimed and not begun. Other processes
   * can claim them at once. A running pass claims them again.
   *
   * @return how many instances were given back
   */
  int giveBack();
}
