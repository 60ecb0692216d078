package dev.pawl.store.timer;

import dev.pawl.engine.VisibleText;
import dev.pawl.store.worker.Hang;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/**
 * Hears what a worker meets with. What it throws is dropped, so that it stops nothing. Called on
 * the threads of the worker, with no transaction open.
 */
public interface TimerListener {

  /** A listener that does nothing. */
  TimerListener NONE =
      new TimerListener() {
        @Override
        public void hanging(String machine, String entityId, Hang hang) {}
      };

  /** The timers of an instance failed, and will be tried again. */
  default void failed(TimerFailure failure) {}

  /** The timers of an instance failed so often that they are parked: somebody has to look at it. */
  default void parked(TimerFailure failure) {}

  /**
   * An instance is due that this version of the program does not know; it is left as it is, to
   * those that do. Called once for each state that is not known, and of each instance that cannot
   * be read.
   *
   * @param machine the machine's name
   * @param entityId whose timers are due
   * @param what what is not known of it
   */
  default void unknown(String machine, String entityId, String what) {}

  /**
   * The database failed. The worker waits, longer each time, and goes on.
   *
   * @param machine the machine's name
   */
  default void unavailable(String machine, Throwable failure) {}

  /**
   * Called when a guard, an effect or a hook of an instance whose timers are being fired takes
   * longer than {@link TimerWorker.Builder#hangThreshold}, or has not returned when the worker is
   * closed. Called once for each such call, on a separate thread. The instance is tried again by
   * other processes when its claim ends, and by this process only when the call has returned.
   *
   * <p>By default, logs a warning of one line with the {@link Logger} {@code dev.pawl.store.timer}.
   *
   * @param machine the machine's name
   * @param entityId the id of the instance
   * @param hang the start of the call, its thread and its stack
   */
  default void hanging(String machine, String entityId, Hang hang) {
    String what = "The timers of " + machine + ' ' + entityId + " hang " + hang;
    System.getLogger("dev.pawl.store.timer").log(Level.WARNING, VisibleText.of(what));
  }
}
