package dev.pawl.store.step;

import dev.pawl.LifecycleEvent;
import dev.pawl.store.history.Refused;
import dev.pawl.store.jdbc.SqlErrors;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.scope.AtomicScope;
import dev.pawl.store.scope.CallScope;
import dev.pawl.store.sql.Dialect;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A writer of steps that were made in memory. The writer writes in a transaction that its caller
 * has opened. Confined to one thread.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class StepWriter<S, E> {

  /** The time within which the database must answer if a statement has failed. */
  private static final int VALID_SECONDS = 10;

  private final StoreContext<S, E> context;
  private final Connection connection;
  private final Consumer<Refused> refusals;
  private final Consumer<LifecycleEvent<S, E>> stored;
  private final Consumer<List<StepResult.Attempt<S, E>>> attempts;
  private final Consumer<WriteReceipt<S, E>> evidence;

  /**
   * Creates a writer on a connection.
   *
   * @param refusals receives the records of attempts that made no step
   * @param stored receives steps that have been written
   * @param attempted receives the attempts that made no step, so that hooks are notified of these
   *     attempts later
   * @param evidence receives the receipts that show later whether the transaction was committed
   */
  public StepWriter(
      StoreContext<S, E> context,
      Connection connection,
      Consumer<Refused> refusals,
      Consumer<LifecycleEvent<S, E>> stored,
      Consumer<List<StepResult.Attempt<S, E>>> attempted,
      Consumer<WriteReceipt<S, E>> evidence) {
    this.context = context;
    this.connection = connection;
    this.refusals = refusals;
    this.stored = stored;
    this.attempts = attempted;
    this.evidence = evidence;
  }

  /** Inserts an entity, with the steps that the entity made when it was created. */
  public void add(StepResult<S, E> begun) {
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
          writeEffects(c, begun, true, false);
        });
    recordWritten(null, begun);
    recordAttempts(begun);
  }

  private void recordAttempts(StepResult<S, E> made) {
    made.attempts().forEach(attempt -> refusals.accept(attempt.record()));
    attempts.accept(made.attempts());
  }

  private void recordWritten(@Nullable EntityRow before, StepResult<S, E> made) {
    evidence.accept(new WriteReceipt<>(before, made.after(), made.steps()));
    made.steps().forEach(stored);
  }

  private interface Writing {
    void write(Connection connection) throws SQLException;
  }

  private void orReportLost(StepResult<S, E> made, String failure, Writing writing) {
    try {
      try {
        writing.write(connection);
      } catch (FailedDeferralException e) {
        throw e;
      } catch (SQLException e) {
        throw context
            .errors()
            .failed(context.machine().name() + ' ' + made.after().id() + ' ' + failure, e);
      }
    } catch (FailedDeferralException e) {
      throw e;
    } catch (Throwable e) {
      context.hooks().reportLost(made.steps(), e);
      throw e;
    }
  }

  /**
   * Writes the steps of timers. If timers have elapsed without a step, writes the changed timer
   * columns.
   *
   * @param remake what to do if a statement of a deferred event fails
   * @return the step as it was written; null if there was nothing to write
   */
  public @Nullable StepResult<S, E> writeWoken(StepResult<S, E> woken, Remake remake) {
    return woken.isAsleep() ? null : writeIfNeeded(woken, true, remake);
  }

  /**
   * Writes a step that was made in memory.
   *
   * @param remake what to do if a statement of a deferred event fails
   * @return the step as it was written; null if there was nothing to write
   */
  public @Nullable StepResult<S, E> write(StepResult<S, E> made, Remake remake) {
    return writeIfNeeded(made, !made.isNothing(), remake);
  }

  /** The reaction to a failed statement of a deferred event. */
  public enum Remake {
    /** The writer makes the step again in the open transaction. */
    IN_TRANSACTION,
    /**
     * The writer throws a {@link FailedDeferralException}. The caller rolls the transaction back
     * and makes the step again.
     */
    AFTER_ROLLBACK
  }

  private @Nullable StepResult<S, E> writeIfNeeded(
      StepResult<S, E> made, boolean isNeeded, Remake remake) {
    StepResult<S, E> written = made;
    if (isNeeded) {
      written = remake == Remake.IN_TRANSACTION ? writeWithRetries(made) : writeOnce(made, true);
      recordWritten(written.before(), written);
    }
    recordAttempts(written);
    return isNeeded ? written : null;
  }

  private StepResult<S, E> writeOnce(StepResult<S, E> made, boolean isolates) {
    orReportLost(made, "could not be written", c -> write(c, made, isolates));
    return made;
  }

  /**
   * Writes a step. If statements of the effects of a deferred event fail, the step is made and
   * written again without that event.
   */
  private StepResult<S, E> writeWithRetries(StepResult<S, E> made) {
    StepResult<S, E> next = made;
    while (true) {
      StepResult<S, E> now = next;
      Savepoint savepoint = now.byDeferred().isEmpty() ? null : savepoint();
      try {
        return writeOnce(now, savepoint != null);
      } catch (FailedDeferralException e) {
        rollback(Objects.requireNonNull(savepoint));
        next = e.remake(now);
      }
    }
  }

  private @Nullable Savepoint savepoint() {
    try {
      return connection.getAutoCommit() ? null : connection.setSavepoint();
    } catch (SQLException e) {
      throw context.errors().failed(context.machine().name() + " could not set a savepoint", e);
    }
  }

  private void rollback(Savepoint savepoint) {
    try {
      connection.rollback(savepoint);
    } catch (SQLException e) {
      throw context
          .errors()
          .failed(context.machine().name() + " could not roll back to a savepoint", e);
    }
  }

  /**
   * Sets savepoints before a step is written. In PostgreSQL, a step without messages and statements
   * needs no savepoint of its own, because an error of the database fails the whole transaction
   * there.
   */
  private void save(Connection c, StepResult<S, E> made) throws SQLException {
    EffectContext work = made.work();
    boolean alone = work.messages().isEmpty() && work.statements().isEmpty();
    AtomicScope.save(c, !alone || context.dialect() != Dialect.POSTGRESQL);
  }

  private void write(Connection c, StepResult<S, E> made, boolean isolates) throws SQLException {
    save(c, made);
    long last = made.before().version();
    for (LifecycleEvent<S, E> step : made.steps()) {
      if (!insertStep(c, made, step)) {
        throw stale(c, made, last);
      }
      last = step.sequence();
    }
    if (!context.rows().entities().update(c, made.before(), made.after())) {
      throw stale(c, made, last);
    }
    writeEffects(c, made, false, isolates);
  }

  private boolean insertStep(Connection c, StepResult<S, E> made, LifecycleEvent<S, E> step)
      throws SQLException {
    try {
      return context.rows().transitions().insert(c, made.before().id(), step, made.from());
    } catch (SQLException e) {
      if (!SqlErrors.isMissing(e)) {
        throw e;
      }
      // the entity was deleted; in PostgreSQL no further statement works in this transaction
      RuntimeException gone = context.errors().stale(made.before(), null);
      try {
        refuse(made, gone);
      } catch (RuntimeException more) {
        gone.addSuppressed(more);
      }
      throw gone;
    }
  }

  /**
   * Writes the messages of a step and runs the statements of its effects.
   *
   * @param created whether the step creates the entity
   * @param isolates whether a failed statement of a deferred event throws a {@link
   *     FailedDeferralException}
   */
  private void writeEffects(Connection c, StepResult<S, E> made, boolean created, boolean isolates)
      throws SQLException {
    EffectContext work = made.work();
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
    for (int i = 0; i < work.statements().size(); i++) {
      Integer deferred = isolates ? made.byDeferred().get(i) : null;
      CallScope scope = CallScope.statements(context.machine().name(), made.after().id());
      try (scope) {
        work.statements().get(i).run(c);
      } catch (Throwable thrown) {
        if (deferred != null && !SqlErrors.isOfTransaction(thrown) && c.isValid(VALID_SECONDS)) {
          throw new FailedDeferralException(deferred, thrown);
        }
        throw thrown;
      }
    }
    if (!work.statements().isEmpty()) {
      WriteReceipt.requireVisible(c, context, created, made.after());
    }
  }

  /**
   * Returns the error for an entity that has changed. First deletes the inserted steps, so that the
   * transaction can continue.
   */
  private RuntimeException stale(Connection c, StepResult<S, E> made, long last)
      throws SQLException {
    EntityRow known = made.before();
    if (last > known.version()) {
      context.rows().transitions().delete(c, known.id(), made.steps().get(0).sequence(), last);
    }
    RuntimeException error =
        context.errors().stale(known, context.rows().entities().find(c, known.id()));
    refuse(made, error);
    return error;
  }

  private void refuse(StepResult<S, E> made, RuntimeException error) {
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
