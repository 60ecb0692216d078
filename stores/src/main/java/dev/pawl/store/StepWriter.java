package dev.pawl.store;

import dev.pawl.LifecycleEvent;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.Work;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.SqlErrors;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes what was made in memory, in a transaction that somebody has open. Confined to one thread.
 */
final class StepWriter<S, E> {

  private final StoreContext<S, E> context;
  private final Connection connection;
  private final Consumer<Refused> refusals;
  private final Consumer<LifecycleEvent<S, E>> stored;
  private final Consumer<Evidence<S, E>> evidence;

  /**
   * Writes on a connection.
   *
   * @param refusals hears of attempts that came to nothing
   * @param stored hears of steps that have been written
   * @param evidence hears by what can be told later whether they were committed
   */
  StepWriter(
      StoreContext<S, E> context,
      Connection connection,
      Consumer<Refused> refusals,
      Consumer<LifecycleEvent<S, E>> stored,
      Consumer<Evidence<S, E>> evidence) {
    this.context = context;
    this.connection = connection;
    this.refusals = refusals;
    this.stored = stored;
    this.evidence = evidence;
  }

  /** Adds an entity, with the steps that it made when it began. */
  Stored<S> add(MadeStep<S, E> begun) {
    String id = begun.after().id();
    orTellLost(
        begun,
        "could not be added",
        c -> {
          if (!context.entities().insert(c, begun.after().row())) {
            throw new IllegalArgumentException(
                "There already is a " + context.machine().name() + " \"" + id + "\".");
          }
          for (LifecycleEvent<S, E> step : begun.steps()) {
            if (!context.transitions().insert(c, id, step, null)) {
              throw new IllegalArgumentException(
                  "There already is a history of " + context.machine().name() + " \"" + id + "\".");
            }
          }
          follow(c, begun);
        });
    return written(null, begun);
  }

  private Stored<S> written(@Nullable EntityRow before, MadeStep<S, E> made) {
    evidence.accept(new Evidence<>(before, made.after().row(), made.steps()));
    made.steps().forEach(stored);
    return made.after();
  }

  private interface Writing {
    void write(Connection connection) throws SQLException;
  }

  private void orTellLost(MadeStep<S, E> made, String failure, Writing writing) {
    try {
      try {
        writing.write(connection);
      } catch (SQLException e) {
        throw new StoreException(
            context.machine().name() + ' ' + made.after().id() + ' ' + failure, e);
      }
    } catch (RuntimeException | Error e) {
      if (context.told()) {
        context.maker().tellLost(made.steps(), e);
      }
      throw e;
    }
  }

  /** Writes what timers did, be it only that they have elapsed. */
  Stored<S> writeWoken(MadeStep<S, E> woken) {
    if (woken.isAsleep()) {
      return woken.before();
    }
    if (woken.ignored() != null) {
      refusals.accept(woken.ignored());
    }
    return put(woken);
  }

  /** Writes what was made in memory. */
  Stored<S> write(MadeStep<S, E> made) {
    if (made.ignored() != null) {
      refusals.accept(made.ignored());
    }
    return made.isNothing() ? made.before() : put(made);
  }

  private Stored<S> put(MadeStep<S, E> made) {
    orTellLost(made, "could not be written", c -> write(c, made));
    return written(made.before().row(), made);
  }

  private void write(Connection c, MadeStep<S, E> made) throws SQLException {
    String id = made.before().id();
    long last = made.before().version();
    for (LifecycleEvent<S, E> step : made.steps()) {
      if (!inserted(c, made, step)) {
        throw stale(c, made, last);
      }
      last = step.sequence();
    }
    if (!context.entities().update(c, made.before().row(), made.after().row())) {
      throw stale(c, made, last);
    }
    follow(c, made);
  }

  private boolean inserted(Connection c, MadeStep<S, E> made, LifecycleEvent<S, E> step)
      throws SQLException {
    try {
      return context.transitions().insert(c, made.before().id(), step, made.from());
    } catch (SQLException e) {
      if (!SqlErrors.isMissing(e)) {
        throw e;
      }
      // the entity is gone; PostgreSQL lets nothing more be said in this transaction
      StaleStateError gone = new StaleStateError(context.machine().name(), made.before(), null, -1);
      try {
        refuse(made, gone);
      } catch (RuntimeException more) {
        gone.addSuppressed(more);
      }
      throw gone;
    }
  }

  /** What the effects of the step want done. */
  private void follow(Connection c, MadeStep<S, E> made) throws SQLException {
    Work work = made.work();
    if (!work.messages().isEmpty()) {
      Stored<S> after = made.after();
      context
          .outbox()
          .insert(
              c,
              context.machine().name(),
              after.id(),
              after.version(),
              after.updatedAt(),
              work.messages());
    }
    for (Work.Statements statements : work.statements()) {
      statements.run(c);
    }
  }

  /** Takes back what was inserted, so that the transaction may go on. */
  private StaleStateError stale(Connection c, MadeStep<S, E> made, long last) throws SQLException {
    Stored<S> known = made.before();
    if (last > known.version()) {
      context.transitions().delete(c, known.id(), made.steps().get(0).sequence(), last);
    }
    EntityRow found = context.entities().find(c, known.id());
    StaleStateError error =
        new StaleStateError(
            context.machine().name(),
            known,
            found == null ? null : found.state(),
            found == null ? -1 : found.version());
    refuse(made, error);
    return error;
  }

  private void refuse(MadeStep<S, E> made, StaleStateError error) {
    if (!made.steps().isEmpty()) {
      Stored<S> known = made.before();
      LifecycleEvent<S, E> step = made.steps().get(0);
      refusals.accept(
          new Refused(
              known.id(),
              known.version(),
              known.stateName(),
              context.machine().nameOf(Objects.requireNonNull(step.to(), "to")),
              context.machine().nameOfEvent(step.event()),
              step.timestamp(),
              Refused.Outcome.STALE,
              error.getMessage(),
              step.cause(),
              step.forced()));
    }
  }
}
