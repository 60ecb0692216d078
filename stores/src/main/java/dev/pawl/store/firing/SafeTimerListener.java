package dev.pawl.store.firing;

import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.timer.TimerFailure;
import dev.pawl.store.timer.TimerListener;
import org.jspecify.annotations.Nullable;

/**
 * A listener that stops nothing, whatever it throws.
 *
 * @param machine the machine's name
 * @param listener the one that may throw
 */
record SafeTimerListener(String machine, TimerListener listener) {

  void unknown(EntityRow row, String what) {
    safely(() -> listener.unknown(machine, row.id(), what));
  }

  /**
   * An attempt failed, and is noted.
   *
   * @param failure null if processes ended before they could tell
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
      // what listens must stop nothing
    }
  }
}
