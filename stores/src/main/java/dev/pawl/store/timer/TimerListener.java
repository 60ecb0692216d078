package dev.pawl.store.timer;

import dev.pawl.engine.VisibleText;
import dev.pawl.store.worker.Hang;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;

/**
 * A listener for the failures that a {@link TimerWorker} encounters. The listener is called on the
 * threads of the worker, without an open transaction. Exceptions of the listener are ignored.
 */
public interface TimerListener {

  /** A listener that does nothing. */
  TimerListener NONE =
      new TimerListener() {
        @Override
        public void hanging(String machine, String entityId, Hang hang) {}
      };

  /** Called when the timers of an instance have failed and will be tried again. */
  default void failed(TimerFailure failure) {}

  /**
   * Called when the timers of an instance have failed so often that they are parked. The timers do
   * not fire until {@link StoreTimers#unpark} is called.
   */
  default void parked(TimerFailure failure) {}

  /**
   * Called when an instance is due whose state or data this version of the program does not know.
   * The instance is not changed, so that a process with another version can fire the timers of the
   * instance. Called once for each unknown state, and once for each instance that cannot be read.
   *
   * @param machine the machine's name
   * @param entityId the id of the instance
   * @param what the unknown name, or the problem with the row
   */
  default void unknown(String machine, String entityId, String what) {}

  /**
   * Called when the database has failed. The worker continues after a wait. The wait gets longer
   * with each failure.
   *
   * @param machine the machine's name
   * @param failure the error of the database
   */
  default void unavailable(String machine, Throwable failure) {}

  /**
   * Called when a guard, effect or hook takes longer than {@link TimerWorker.Builder#hangThreshold}
   * while timers are fired, or has not returned when the worker is closed. Called once for each
   * hanging call, on a separate thread. Other processes try the instance again when the claim of
   * the instance ends. This process tries the instance again only after the hanging call has
   * returned.
   *
   * <p>The default implementation logs a warning of one line with the {@link Logger} {@code
   * dev.pawl.store.timer}.
   *
   * @param machine the machine's name
   * @param entityId the id of the instance
   * @param hang the start, the thread and the stack of the call
   */
  default void hanging(String machine, String entityId, Hang hang) {
    String what = "The timers of " + machine + ' ' + entityId + " hang " + hang;
    System.getLogger("dev.pawl.store.timer").log(Level.WARNING, VisibleText.of(what));
  }
}
