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
}
