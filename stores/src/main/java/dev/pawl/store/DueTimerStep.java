package dev.pawl.store;

import dev.pawl.store.firing.Attempts;
import dev.pawl.store.firing.UnknownNames;
import dev.pawl.store.history.Refused;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.scope.AtomicScope;
import dev.pawl.store.sql.UnreadableRowException;
import dev.pawl.store.step.FailedDeferralException;
import dev.pawl.store.step.StepResult;
import dev.pawl.store.step.StepWriter;
import dev.pawl.store.step.StoreContext;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The due timers of one instance, fired in memory before the instance's next event. If a timer
 * fails, the failed attempt is recorded and the timer waits for the next attempt, so that the timer
 * does not block events.
 *
 * @param made the step of the timers; null if a timer failed
 * @param failure the exception of the timer that failed; null if no timer failed
 */
record DueTimerStep<S, E>(
    StoreContext<S, E> context, @Nullable StepResult<S, E> made, @Nullable Throwable failure) {

  /**
   * The result of firing timers.
   *
   * @param after the instance after the timers have fired
   * @param hasMoreDue whether more timers are due
   * @param failure the exception of the timer that failed; null if no timer failed
   */
  record FiredTimers<S>(Stored<S> after, boolean hasMoreDue, @Nullable Throwable failure) {}

  /**
   * Returns whether timers must be fired before an event. If a timer of the instance has failed and
   * waits for its next attempt, no timers are fired.
   */
  static <S> boolean precedes(StoreContext<S, ?> context, Stored<S> known, Instant now) {
    return !known.row().timerColumns().isWaiting() && context.isDue(known.row(), now);
  }

  /**
   * Fires the due timers in memory, at most as many as one transaction may fire.
   *
   * @param undo undoes the statements of application code before the step is repeated
   */
  static <S, E> DueTimerStep<S, E> make(
      StoreContext<S, E> context,
      EntityRow row,
      Instant now,
      Consumer<Refused> refusals,
      Consumer<Throwable> undo) {
    return made(context, row, now, () -> context.maker().wake(row, now, refusals, undo));
  }

  /** Makes the step again without a deferred event whose statements have failed. */
  DueTimerStep<S, E> remake(EntityRow row, Instant now, FailedDeferralException failed) {
    return made(context, row, now, () -> failed.remake(Objects.requireNonNull(made)));
  }

  private static <S, E> DueTimerStep<S, E> made(
      StoreContext<S, E> context, EntityRow row, Instant now, Supplier<StepResult<S, E>> work) {
    try {
      return new DueTimerStep<>(context, work.get(), null);
    } catch (Throwable failure) {
      if (failure instanceof InconsistentRowException
          || failure instanceof UnreadableRowException) {
        throw failure; // a damaged row must not be written
      }
      if (!context.isDue(row, now)) {
        throw failure; // a migration or a deferred event failed, and the timers need no attempt
      }
      if (failure instanceof IllegalArgumentException
          && UnknownNames.of(context.machine(), row, failure) != null) {
        throw failure; // a process of another version knows the name and can fire the timer
      }
      return new DueTimerStep<>(context, null, failure);
    }
  }

  /** Writes the step, or the failed attempt. */
  FiredTimers<S> write(
      StoreSession<S, E> tx, Stored<S> known, Instant now, StepWriter.Remake remake) {
    if (made != null) {
      return new FiredTimers<>(tx.writeWoken(known, made, remake), made.timers().behind(), null);
    }
    Throwable thrown = Objects.requireNonNull(failure);
    return new FiredTimers<>(waiting(tx.open(), known, now, thrown), false, thrown);
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
