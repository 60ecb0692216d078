package dev.pawl.store;

import dev.pawl.store.history.Refused;
import dev.pawl.store.rows.Alarm;
import dev.pawl.store.rows.EntityRow;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Fires what is due of one instance before its next event. A timer that fails there is counted as a
 * worker would count it, and waits for its next attempt: it holds up no event.
 */
final class Waking<S, E> {

  private final StoreContext<S, E> context;

  Waking(StoreContext<S, E> context) {
    this.context = context;
  }

  /**
   * What came of it.
   *
   * @param after what the instance is then
   * @param behind whether more is due
   * @param failure what the timer failed with; null if none failed
   */
  record Woken<S>(Stored<S> after, boolean behind, @Nullable Throwable failure) {}

  /** Fires what is due, if nothing that is due has failed before. */
  Woken<S> wakeBefore(
      StoreSession<S, E> tx, Stored<S> known, Instant now, Consumer<Refused> refusals) {
    EntityRow row = known.row();
    return row.alarm().isHeld() || !context.isDue(row, now)
        ? new Woken<>(known, false, null)
        : wake(tx, known, now, refusals);
  }

  /** Fires what is due, as much of it as one transaction takes. */
  Woken<S> wake(StoreSession<S, E> tx, Stored<S> known, Instant now, Consumer<Refused> refusals) {
    MadeStep<S, E> made;
    try {
      made = context.maker().wake(known, now, refusals);
    } catch (RuntimeException | Error failure) {
      if (failure instanceof InconsistentRowException) {
        throw failure; // nothing is noted in a row that says two things
      }
      if (failure instanceof IllegalArgumentException
          && UnknownNames.of(context.machine(), known.row()) != null) {
        throw failure; // others know it, and shall find it as it was
      }
      return new Woken<>(held(tx.open(), known, now, failure), false, failure);
    }
    return new Woken<>(tx.writeWoken(made), made.behind(), null);
  }

  /** The instance as it is when the failure has been noted. */
  private Stored<S> held(Connection c, Stored<S> known, Instant now, Throwable failure) {
    EntityRow row = known.row();
    int attempts = Math.max(0, row.alarm().attempts()) + 1;
    Instant again = DueTimers.again(context.timers(), now, attempts);
    Alarm counted = new Alarm(again, row.alarm().timerAt(), attempts, null, null);
    Alarm failed = DueTimers.failed(context.timers(), counted, now, failure);
    try {
      if (context.timerRows().change(c, row, row.alarm(), failed)) {
        return context.maker().stored(row.with(failed));
      }
      EntityRow found = context.entities().find(c, row.id());
      // a worker may have noted more; if the instance has gone on, the event will hear of it
      return found != null && found.equals(row) && found.alarm().isHeld()
          ? context.maker().stored(row.with(found.alarm()))
          : context.maker().stored(row.with(failed));
    } catch (SQLException e) {
      StoreException gone =
          new StoreException("A failure of " + context.machine() + ' ' + row.id(), e);
      gone.addSuppressed(failure);
      throw gone;
    }
  }
}
