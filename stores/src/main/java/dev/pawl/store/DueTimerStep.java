package dev.pawl.store;

import dev.pawl.store.firing.Attempts;
import dev.pawl.store.firing.UnknownNames;
import dev.pawl.store.history.Refused;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.scope.AtomicScope;
import dev.pawl.store.sql.UnreadableRowException;
import dev.pawl.store.step.MadeStep;
import dev.pawl.store.write.StoreContext;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Fires the due timers of one instance before the instance's next event. If a timer fails, the
 * failed attempt is recorded and the timer waits for the next attempt, so that the timer does not
 * block events.
 */
final class DueTimerStep<S, E> {

  private final StoreContext<S, E> context;

  DueTimerStep(StoreContext<S, E> context) {
    this.context = context;
  }

  /**
   * The result of firing timers.
   *
   * @param after the instance after the timers have fired
   * @param behind whether more timers are due
   * @param failure the exception of the timer that failed; null if no timer failed
   */
  record Woken<S>(Stored<S> after, boolean behind, @Nullable Throwable failure) {}

  /**
   * Fires the due timers, unless a timer of the instance has failed and waits for its next attempt.
   */
  Woken<S> wakeBefore(
      StoreSession<S, E> tx, Stored<S> known, Instant now, Consumer<Refused> refusals) {
    EntityRow row = known.row();
    return row.timerColumns().isWaiting() || !context.isDue(row, now)
        ? new Woken<>(known, false, null)
        : wake(tx, known, now, refusals);
  }

  /** Fires the due timers, at most as many as one transaction may fire. */
  Woken<S> wake(StoreSession<S, E> tx, Stored<S> known, Instant now, Consumer<Refused> refusals) {
    MadeStep<S, E> made;
    try {
      made = context.maker().wake(known.row(), now, refusals, tx.undo(known.row()));
    } catch (Throwable failure) {
      if (failure instanceof InconsistentRowException
          || failure instanceof UnreadableRowException) {
        throw failure; // a damaged row must not be written
      }
      if (failure instanceof IllegalArgumentException
          && UnknownNames.of(context.machine(), known.row(), failure) != null) {
        throw failure; // a process of another version knows the name and can fire the timer
      }
      return new Woken<>(waiting(tx.open(), known, now, failure), false, failure);
    }
    return new Woken<>(tx.writeWoken(known, made), made.timers().behind(), null);
  }

  /** Records the failed attempt and returns the instance, which now waits for the next attempt. */
  private Stored<S> waiting(Connection c, Stored<S> known, Instant now, Throwable failure) {
    EntityRow row = known.row();
    Attempts attempts = new Attempts(context.policy());
    TimerColumns failed = attempts.failed(attempts.another(row.timerColumns(), now), now, failure);
    try {
      AtomicScope.save(c, false);
      if (context.rows().timers().change(c, row, row.timerColumns(), failed)) {
        return Stored.of(context, row.with(failed));
      }
      EntityRow found = context.rows().entities().find(c, row.id());
      // a worker may have recorded a failure meanwhile; if a worker has made a step instead,
      // firing the event fails
      return found != null && found.equals(row) && found.timerColumns().isWaiting()
          ? Stored.of(context, row.with(found.timerColumns()))
          : Stored.of(context, row.with(failed));
    } catch (SQLException e) {
      StoreException gone =
          new StoreException(
              "A failed timer of " + context.machine() + ' ' + row.id() + " could not be recorded",
              e);
      gone.addSuppressed(failure);
      throw gone;
    }
  }
}
