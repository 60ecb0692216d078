package dev.pawl.spring.boot.jdbc;

import dev.pawl.engine.VisibleText;
import dev.pawl.store.timer.TimerFailure;
import dev.pawl.store.timer.TimerListener;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import org.jspecify.annotations.Nullable;

/** Logs what goes wrong with timers, where the application does not listen itself. */
final class LoggedTimers implements TimerListener {

  @Override
  public void failed(TimerFailure failure) {
    log(Level.WARNING, of(failure) + " failed, and are tried again", failure.error());
  }

  @Override
  public void parked(TimerFailure failure) {
    log(Level.ERROR, of(failure) + " are parked", failure.error());
  }

  @Override
  public void unknown(String machine, String entityId, String what) {
    log(Level.WARNING, machine + ' ' + entityId + " is due, and not known here: " + what, null);
  }

  @Override
  public void unavailable(String machine, Throwable failure) {
    log(Level.WARNING, "The timers of " + machine + " wait, as the database failed", failure);
  }

  private static String of(TimerFailure failure) {
    return "The timers of " + failure.machine() + ' ' + failure.entityId();
  }

  private static void log(Level level, String what, @Nullable Throwable error) {
    Logger logger = System.getLogger("dev.pawl.store.timer");
    logger.log(level, VisibleText.of(what), error);
  }
}
