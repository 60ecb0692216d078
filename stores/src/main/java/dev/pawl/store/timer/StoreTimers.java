package dev.pawl.store.timer;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * The timers of the instances in a store. {@code JdbcStore.timers()} returns an object of this
 * type, and a {@link TimerWorker} fires the timers. Thread-safe.
 */
public interface StoreTimers {

  /** Returns the machine's name. */
  String machine();

  /**
   * Fires the timers that are due now. Each instance has a separate transaction.
   *
   * <p>A pass claims instances in batches, but any pass of this store may take single instances
   * from the batch. Therefore an instance that hangs does not delay other instances if another
   * thread makes passes, too. Before the application's code is called for an instance, the attempt
   * is counted and committed, so that the attempt counts even if the code ends the process. If the
   * code of one instance throws an exception, the timers of the other instances still fire. If more
   * timers of an instance are due than may fire in one transaction, the other timers fire in the
   * next pass.
   *
   * @param limit the maximum number of instances to try
   * @param listener is notified of failures
   * @param stopping returns whether to stop; called between instances. If the result is true, the
   *     remaining claimed instances are given back
   * @return the counts of the results
   * @throws TimerOutage if the database fails; claimed instances are tried again when their claims
   *     end
   */
  TimerReport runOnce(int limit, TimerListener listener, BooleanSupplier stopping);

  /**
   * Returns the time until the next instance is due: zero if an instance is due now, empty if no
   * timer runs.
   */
  Optional<Duration> untilNext();

  /** Returns the numbers of due and parked instances. Runs three short queries. */
  TimerStats stats();

  /**
   * Returns the instances whose timers are parked, the longest parked instances first.
   *
   * @param limit the maximum number of instances
   */
  List<ParkedTimer> parked(int limit);

  /**
   * Makes the parked timers of an instance due now, and resets the number of failed attempts.
   *
   * @param id the id of the instance
   * @return whether the timers were parked
   */
  boolean unpark(String id);

  /**
   * Makes all parked timers due now, like {@link #unpark}. Each transaction changes up to a
   * thousand instances.
   *
   * @return the number of instances that were parked
   */
  int unparkAll();

  /**
   * Starts the timers of instances that entered a state before the machine had timers in this
   * state. The delays of the timers are counted from the present. If this method is not called, the
   * timers of an instance start with the next event of the instance. The snapshot of each instance
   * decides which timers start. Instances whose timers run or have elapsed are not changed, so that
   * this method can be repeated. This method reads all instances that are in the state and have no
   * timer.
   *
   * @param state the stored name of the state
   * @return the number of instances whose timers were started
   * @throws IllegalArgumentException if the machine has no such state, or the state has no timers
   */
  int adopt(String state);

  /**
   * Starts missing timers like {@link #adopt}, in all states of the machine that may have timers.
   *
   * @return the number of instances whose timers were started
   */
  default int adoptAll() {
    return adoptAll(() -> false);
  }

  /**
   * Starts missing timers like {@link #adoptAll()}, but can be stopped early. Each instance has a
   * separate transaction.
   *
   * @param stopping returns whether to stop; called between instances
   * @return the number of instances whose timers were started
   */
  int adoptAll(BooleanSupplier stopping);

  /**
   * Restarts timers that were started while a clock was ahead, such as the wrong clock of a host.
   * The delays of restarted timers are counted from the present. Without a restart, such timers
   * would fire late by the error of the clock. The query uses an index. A worker calls this method
   * when it starts and every ten minutes.
   *
   * @return the number of instances that were corrected
   */
  default int correctClockSkew() {
    return correctClockSkew(() -> false);
  }

  /**
   * Restarts timers like {@link #correctClockSkew()}, but can be stopped early. Each instance has a
   * separate transaction.
   *
   * @param stopping returns whether to stop; called between instances
   * @return the number of instances that were corrected
   */
  int correctClockSkew(BooleanSupplier stopping);

  /** Returns the instances whose timers are being fired by passes of this store. */
  List<RunningTimer> running();

  /**
   * Gives back the instances that passes of this store have claimed but not tried. Other processes
   * can then claim these instances at once. A running pass of this store claims these instances
   * again.
   *
   * @return the number of instances that were given back
   */
  int releaseClaims();
}
