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
 * Fires what is due of one instance before its next event. A timer that fails there is counted as a
 * worker would count it, and waits for its next attempt: it holds up no event.
 */
final class DueTimerStep<S, E> {

  private final StoreContext<S, E> context;

  DueTimerStep(StoreContext<S, E> context) {
    this.context = context;
  }

  /**
   * The outcome.
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
    return row.alarm().isWaiting() || !context.isDue(row, now)
        ? new Woken<>(known, false, null)
        : wake(tx, known, now, refusals);
  }

  /** Fires what is due, as much of it as one transaction takes. */
  Woken<S> wake(StoreSession<S, E> tx, Stored<S> known, Instant now, Consumer<Refused> refusals) {
    MadeStep<S, E> made;
    try {
      made = context.maker().wake(known.row(), now, refusals, tx.undo(known.row()));
    } catch (Throwable failure) {
      if (failure instanceof InconsistentRowException
          || failure instanceof UnreadableRowException) {
        throw failure; // nothing is noted in a row that says two things
      }
      if (failure instanceof IllegalArgumentException
          && UnknownNames.of(context.machine(), known.row(), failure) != null) {
        throw failure; // others know it, and shall find it as it was
      }
      return new Woken<>(waiting(tx.open(), known, now, failure), false, failure);
    }
    return new Woken<>(tx.writeWoken(known, made), made.timers().behind(), null);
  }

  /** The instance as it is when the failure has been noted. */
  private Stored<S> waiting(Connection c, Stored<S> known, Instant now, Throwable failure) {
    EntityRow row = known.row();
    Attempts attempts = new Attempts(context.policy());
    TimerColumns failed = attempts.failed(attempts.another(row.alarm(), now), now, failure);
    try {
      AtomicScope.save(c, false);
      if (context.rows().timers().change(c, row, row.alarm(), failed)) {
        return Stored.of(context, row.with(failed));
      }
      EntityRow found = context.rows().entities().find(c, row.id());
      // a worker may have noted more; if the instance has gone on, the event will hear of it
      return found != null && found.equals(row) && found.alarm().isWaiting()
          ? Stored.of(context, row.with(found.alarm()))
          : Stored.of(context, row.with(failed));
    } catch (SQLException e) {
      StoreException gone =
          new StoreException("A failure of " + context.machine() + ' ' + row.id(), e);
      gone.addSuppressed(failure);
      throw gone;
    }
  }
}
