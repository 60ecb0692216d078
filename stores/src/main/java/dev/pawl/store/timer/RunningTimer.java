package dev.pawl.store.timer;

import dev.pawl.store.worker.RunningCall;

/** An instance whose timers are being fired. Thread-safe. */
public interface RunningTimer extends RunningCall {

  /** Returns the machine's name. */
  String machine();

  /** Returns the id of the instance. */
  String entityId();

  /** Returns the name of the state that the instance was in. */
  String state();

  /**
   * Returns the unreported counts of the pass that fires this instance, up to this instance. The
   * later report of the pass does not include them. A {@link TimerWorker} calls it when the
   * instance hangs.
   *
   * @return the counts of the instances before, without those that are unknown or behind
   */
  TimerReport takeReport();
}
