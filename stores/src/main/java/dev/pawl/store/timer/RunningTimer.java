package dev.pawl.store.timer;

import dev.pawl.store.worker.RunningCall;

/** An instance whose timers are being fired. Thread-safe. */
public interface RunningTimer extends RunningCall {

  /** Returns the machine's name. */
  String machine();

  /** Returns the id of the instance. */
  String entityId();

  /** Returns the name of the state in which the instance was before its timers were fired. */
  String state();

  /**
   * Returns the counts of the current pass that no report contains yet. The report at the end of
   * the pass does not contain these counts again. A {@link TimerWorker} calls this method when the
   * instance hangs.
   *
   * @return the counts of the instances before this instance; {@code unknown} and {@code
   *     incomplete} are 0
   */
  TimerReport takeReport();
}
