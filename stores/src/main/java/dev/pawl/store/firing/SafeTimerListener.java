package dev.pawl.store.firing;

import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.timer.TimerFailure;
import dev.pawl.store.timer.TimerListener;
import org.jspecify.annotations.Nullable;

/**
 * A wrapper of a {@link TimerListener} that ignores the listener's exceptions.
 *
 * @param machine the machine's name
 * @param listener the listener to notify
 */
record SafeTimerListener(String machine, TimerListener listener) {

  void unknown(EntityRow row, String what) {
    safely(() -> listener.unknown(machine, row.id(), what));
  }

  /**
   * Reports a failed attempt.
   *
   * @param noted the timer columns that were written
   * @param failure the failure; null if the process ended during the attempt
   */
  void failed(EntityRow row, TimerColumns noted, @Nullable Throwable failure) {
    TimerFailure one =
        new TimerFailure(machine, row.id(), row.state(), noted.attempts(), failure, noted.dueAt());
    safely(
        () -> {
          if (one.nextTry() == null) {
            listener.parked(one);
          } else {
            listener.failed(one);
          }
        });
  }

  private static void safely(Runnable call) {
    try {
      call.run();
    } catch (Throwable e) {
      // a failing listener must not stop the timers
    }
  }
}
