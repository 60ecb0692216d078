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
   * Fires what is due now, each instance in a transaction of its own.
   *
   * <p>Instances are claimed in batches, and any pass of this store takes them one by one, so that
   * an instance that hangs delays no other if another thread makes passes. When the turn of an
   * instance comes, the attempt is counted and committed before the application's code is called,
   * so that one that ends the process is not forgotten. What one throws stops no other. An instance
   * that has more timers due than fire in one transaction goes on in the next pass.
   *
   * @param most how many instances are tried at most
   * @param listener hears of what fails
   * @param stopping asked between instances whether to stop; what was not tried is given back
   * @return what became of them
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
   * The same, but it can be ended early. Each instance has a transaction of its own.
   *
   * @param stopping asked between instances whether to end
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
   * The same, but it can be ended early. Each instance has a transaction of its own.
   *
   * @param stopping asked between instances whether to end
   * @return how many were put right
   */
  int settleClocks(BooleanSupplier stopping);

  /** Returns the instances whose timers passes of this store are firing now. */
  List<RunningTimer> running();

  /**
   * Gives back the instances that passes of this store have claimed and not begun. A pass that goes
   * on claims them again. Other processes can take them at once.
   *
   * @return how many instances were given back
   */
  int giveBack();
}
