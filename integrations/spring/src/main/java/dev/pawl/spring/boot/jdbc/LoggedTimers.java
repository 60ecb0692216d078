package dev.pawl.spring.boot.jdbc;

import dev.pawl.spring.text.LineText;
import dev.pawl.store.timer.TimerFailure;
import dev.pawl.store.timer.TimerListener;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The listener that logs failures of timers if the application has no {@link TimerListener} bean.
 * An error of the database is logged with its stack trace only if the error differs from the
 * previous error. Thread-safe.
 */
final class LoggedTimers implements TimerListener {

  /** The text of the last error of the database, by the name of the machine. */
  private final Map<String, String> outages = new ConcurrentHashMap<>();

  @Override
  public void failed(TimerFailure failure) {
    log(Level.WARNING, of(failure) + " failed and will be tried again", failure.error());
  }

  @Override
  public void parked(TimerFailure failure) {
    log(Level.ERROR, of(failure) + " failed too often and are parked", failure.error());
  }

  @Override
  public void unknown(String machine, String entityId, String what) {
    log(
        Level.WARNING,
        machine
            + ' '
            + entityId
            + " has due timers, but this application does not know it: "
            + what,
        null);
  }

  @Override
  public void unavailable(String machine, Throwable failure) {
    String error = String.valueOf(failure);
    boolean known = error.equals(outages.put(machine, error));
    log(
        Level.WARNING,
        "The timers of " + machine + " wait, because the database failed: " + error,
        known ? null : failure);
  }

  private static String of(TimerFailure failure) {
    return "The timers of " + failure.machine() + ' ' + failure.entityId();
  }

  private static void log(Level level, String what, @Nullable Throwable error) {
    Logger logger = System.getLogger("dev.pawl.store.timer");
    logger.log(level, LineText.of(what), error);
  }
}
