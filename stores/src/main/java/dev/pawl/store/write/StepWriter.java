package dev.pawl.store.write;

import dev.pawl.LifecycleEvent;
import dev.pawl.store.history.Refused;
import dev.pawl.store.jdbc.SqlErrors;
import dev.pawl.store.machine.Work;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.scope.AtomicScope;
import dev.pawl.store.scope.CallScope;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.step.MadeStep;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes what was made in memory, in a transaction that somebody has open. Confined to one thread.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class StepWriter<S, E> {

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
   * @param evidence hears what shows later whether they were committed
   */
  public StepWriter(
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
  public void add(MadeStep<S, E> begun) {
    String id = begun.after().id();
    orReportLost(
        begun,
        "could not be added",
        c -> {
          save(c, begun);
          if (!context.rows().entities().insert(c, begun.after())) {
            throw context.errors().exists(id, "an instance");
          }
          for (LifecycleEvent<S, E> step : begun.steps()) {
            if (!context.rows().transitions().insert(c, id, step, null)) {
              throw context.errors().exists(id, "a history");
            }
          }
          follow(c, begun);
        });
    written(null, begun);
  }

  private void written(@Nullable EntityRow before, MadeStep<S, E> made) {
    evidence.accept(new Evidence<>(before, made.after(), made.steps()));
    made.steps().forEach(stored);
  }

  private interface Writing {
    void write(Connection connection) throws SQLException;
  }

  private void orReportLost(MadeStep<S, E> made, String failure, Writing writing) {
    try {
      try {
        writing.write(connection);
      } catch (SQLException e) {
        throw context
            .errors()
            .failed(context.machine().name() + ' ' + made.after().id() + ' ' + failure, e);
      }
    } catch (Throwable e) {
      context.hooks().reportLost(made.steps(), e);
      throw e;
    }
  }

  /**
   * Writes what timers did, be it only that they have elapsed.
   *
   * @return false if there was nothing to write
   */
  public boolean writeWoken(MadeStep<S, E> woken) {
    return !woken.isAsleep() && put(woken, true);
  }

  /**
   * Writes what was made in memory.
   *
   * @return false if there was nothing to write
   */
  public boolean write(MadeStep<S, E> made) {
    return put(made, !made.isNothing());
  }

  private boolean put(MadeStep<S, E> made, boolean isSomething) {
    if (made.ignored() != null) {
      refusals.accept(made.ignored());
    }
    if (isSomething) {
      orReportLost(made, "could not be written", c -> write(c, made));
      written(made.before(), made);
    }
    return isSomething;
  }

  /**
   * Sets savepoints. A step without statements of its effects needs none where the database undoes
   * the whole transaction when a statement of it fails.
   */
  private void save(Connection c, MadeStep<S, E> made) throws SQLException {
    Work work = made.work();
    boolean alone = work.messages().isEmpty() && work.statements().isEmpty();
    AtomicScope.save(c, !alone || context.dialect() != Dialect.POSTGRESQL);
  }

  private void write(Connection c, MadeStep<S, E> made) throws SQLException {
    save(c, made);
    String id = made.before().id();
    long last = made.before().version();
    for (LifecycleEvent<S, E> step : made.steps()) {
      if (!inserted(c, made, step)) {
        throw stale(c, made, last);
      }
      last = step.sequence();
    }
    if (!context.rows().entities().update(c, made.before(), made.after())) {
      throw stale(c, made, last);
    }
    follow(c, made);
  }

  private boolean inserted(Connection c, MadeStep<S, E> made, LifecycleEvent<S, E> step)
      throws SQLException {
    try {
      return context.rows().transitions().insert(c, made.before().id(), step, made.from());
    } catch (SQLException e) {
      if (!SqlErrors.isMissing(e)) {
        throw e;
      }
      // the entity is gone; PostgreSQL lets nothing more be said in this transaction
      RuntimeException gone = context.errors().stale(made.before(), null);
      try {
        refuse(made, gone);
      } catch (RuntimeException more) {
        gone.addSuppressed(more);
      }
      throw gone;
    }
  }

  /** Does what the effects of the step want done. */
  private void follow(Connection c, MadeStep<S, E> made) throws SQLException {
    Work work = made.work();
    if (!work.messages().isEmpty()) {
      EntityRow after = made.after();
      context
          .rows()
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
      CallScope scope = CallScope.statements(context.machine().name(), made.after().id());
      try (scope) {
        statements.run(c);
      }
    }
  }

  /** Takes back what was inserted, so that the transaction may go on. */
  private RuntimeException stale(Connection c, MadeStep<S, E> made, long last) throws SQLException {
    EntityRow known = made.before();
    if (last > known.version()) {
      context.rows().transitions().delete(c, known.id(), made.steps().get(0).sequence(), last);
    }
    RuntimeException error =
        context.errors().stale(known, context.rows().entities().find(c, known.id()));
    refuse(made, error);
    return error;
  }

  private void refuse(MadeStep<S, E> made, RuntimeException error) {
    if (!made.steps().isEmpty()) {
      EntityRow known = made.before();
      LifecycleEvent<S, E> step = made.steps().get(0);
      refusals.accept(
          new Refused(
              known.id(),
              known.version(),
              known.state(),
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
