package dev.pawl.store;

import dev.pawl.Cause;
import dev.pawl.engine.Failure;
import dev.pawl.store.history.Refused;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.scope.AtomicScope;
import dev.pawl.store.scope.CallScope;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Schema;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.step.ForcedSteps;
import dev.pawl.store.step.StepResult;
import dev.pawl.store.step.StepWriter;
import dev.pawl.store.step.StoreContext;
import dev.pawl.store.step.StoreNotes;
import dev.pawl.store.step.WriteReceipt;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A session for steps in an open transaction of the caller or of a store. A session never commits,
 * never rolls back the transaction and never retries. A failed step leaves neither rows nor
 * messages in the transaction, and the transaction can continue. A hook's {@code failed} is called
 * for each step that was undone. The session undoes steps with savepoints. If PostgreSQL itself
 * rejects a row of a step, the caller must roll back the transaction.
 *
 * <p>User code that runs inside a step may use the session for steps of other entities; those steps
 * are committed or undone together with the step. A call for the entity whose step is running
 * throws an {@link IllegalStateException}; to fire the next event at that entity, use {@link
 * dev.pawl.store.machine.Opening#fire}.
 *
 * <p>A session is confined to one thread, like its connection.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class StoreSession<S, E> extends StoreSteps<S, E> {

  private final Connection connection;
  private final StoreNotes<S, E> notes;
  private final StepWriter<S, E> writer;
  private final Consumer<Refused> refusals;

  /**
   * Creates a session in the caller's transaction. Refusals are recorded in the same transaction.
   */
  StoreSession(StoreContext<S, E> context, Connection connection) {
    this(
        context,
        connection,
        refused -> {
          try {
            context.rows().refusals().insert(connection, refused);
          } catch (SQLException e) {
            throw new StoreException(
                context.machine() + " " + refused.entityId() + " could not be recorded", e);
          }
        });
  }

  /**
   * Creates a session in the caller's transaction. The store does not know when the transaction
   * ends, so it notifies hooks as soon as a step has been written.
   *
   * @param refusals receives refused and failed attempts
   */
  StoreSession(StoreContext<S, E> context, Connection connection, Consumer<Refused> refusals) {
    this(
        context,
        connection,
        new StoreNotes<>(context, notes -> report(context, connection, notes, refusals)));
  }

  /**
   * Creates a session in a transaction of a store. The store processes the notes after the
   * transaction.
   */
  StoreSession(StoreContext<S, E> context, Connection connection, StoreNotes<S, E> notes) {
    super(context);
    requireWritable(context, connection);
    this.connection = connection;
    this.notes = notes;
    this.writer = notes.writer(connection);
    this.refusals = notes::refused;
  }

  private static void requireWritable(StoreContext<?, ?> context, Connection connection) {
    context.owner().requireWritable();
    if (context.source() == null) {
      return; // without a store, nothing keeps the result, so each session would query the database
    }
    try {
      context.owner().requireWritable(connection);
    } catch (SQLException e) {
      throw context
          .errors()
          .failed("The owner of the tables of " + context.machine().name() + " is unknown", e);
    }
  }

  private static <S, E> void report(
      StoreContext<S, E> context,
      Connection connection,
      StoreNotes<S, E> notes,
      Consumer<Refused> refusals) {
    String machine = context.machine().name();
    CallScope scope = CallScope.transaction(context.source(), connection, machine, null);
    try (scope) {
      notes.takeRefusals().forEach(refusals);
      context.hooks().reportStored(notes.takeSteps(), notes.takeAttempts());
    }
  }

  /**
   * Returns the notes that the store processes after the transaction; null if the store does not
   * end the transaction.
   */
  @Nullable StoreNotes<S, E> notes() {
    return notes.isOfUnknownEnd() ? null : notes;
  }

  /**
   * Returns a session in the open transaction of a connection, without a store and without hooks.
   *
   * @param connection a connection with an open transaction
   * @param machine the machine whose instances the tables contain
   * @param tables the names of the tables
   * @param <S> the type of states
   * @param <E> the type of events
   * @throws StoreException if the kind of database cannot be determined
   */
  public static <S, E> StoreSession<S, E> on(
      Connection connection, StoredMachine<S, E> machine, Tables tables) {
    try {
      Dialect dialect = Dialect.of(connection);
      PublicErrors errors = new PublicErrors(new Schema(machine, tables, dialect));
      return new StoreSession<>(
          new StoreContext.Builder<S, E>().build(machine, tables, dialect, errors, null),
          connection);
    } catch (SQLException e) {
      throw new StoreException("The kind of database could not be determined", e);
    }
  }

  /** Returns the connection, for other statements in the same transaction. */
  public Connection connection() {
    notes.share();
    save();
    return connection;
  }

  /**
   * Runs work atomically. If the work fails, all changes of the work are undone, and hooks are
   * notified of the lost steps.
   *
   * @param several whether the work may make several steps or run statements of the user
   */
  <R> R atomically(boolean several, Supplier<R> work) {
    AtomicScope scope =
        new AtomicScope(context.source(), connection, context.machine().name(), several, notes);
    R result;
    try {
      result = runAndKeep(scope, work);
    } catch (Throwable failure) {
      flush(scope, failure);
      throw failure;
    }
    Failure.raise(flush(scope, null));
    return result;
  }

  private <R> R runAndKeep(AtomicScope scope, Supplier<R> work) {
    try (scope) {
      try {
        R result = work.get();
        keep(scope);
        return result;
      } catch (Throwable failure) {
        scope.undo(failure);
        throw failure;
      }
    }
  }

  private void keep(AtomicScope scope) {
    try {
      scope.keep();
    } catch (SQLException e) {
      throw new StoreException("A savepoint of " + context.machine() + " was lost", e);
    }
  }

  /**
   * Runs the postponed work of the participants. Returns the first failure; null if there was none.
   */
  private static @Nullable Throwable flush(AtomicScope scope, @Nullable Throwable failure) {
    Throwable first = failure;
    for (AtomicScope.Participant participant : scope.due()) {
      try {
        participant.flush();
      } catch (Throwable e) {
        first = Failure.join(first, e);
      }
    }
    return first;
  }

  private void requireAtRest(String what, String id) {
    CallScope.requireAtRest(what, context.machine().name(), context.checked(id));
  }

  /**
   * Returns the connection for statements whose result the {@link StoreNotes} can verify after a
   * failed commit. Unlike {@link #connection()}, this method does not record that other code uses
   * the connection.
   */
  Connection open() {
    return connection;
  }

  @Override
  <R> R read(String what, OwnTransaction.Body<R> body) {
    try {
      return body.run(connection);
    } catch (SQLException e) {
      throw failed(what, "could not be read", e);
    }
  }

  private StoreException failed(String what, String failure, SQLException e) {
    return new StoreException(context.machine().name() + ' ' + what + ' ' + failure, e);
  }

  @Override
  Stored<S> begin(String id, InstanceFactory<S, E> factory) {
    requireAtRest("create", id);
    return atomically(false, () -> add(factory.make(context.now(connection), refusals)));
  }

  /** Writes an instance that was made in memory. */
  Stored<S> add(StepResult<S, E> begun) {
    writer.add(begun);
    return Stored.after(context, begun);
  }

  @Override
  public Stored<S> fire(String id, E event, Cause cause) {
    return fire(id, event, cause, null);
  }

  /**
   * Fires an event at an entity in its current state.
   *
   * @param more statements that are committed or undone together with the step; null for none
   */
  Stored<S> fire(String id, E event, Cause cause, EffectContext.@Nullable Statements more) {
    requireAtRest("fire", id);
    Stored<S> known = get(id);
    return fire(known, context.now(known.row()), event, cause, more);
  }

  @Override
  public Stored<S> fire(Stored<S> known, E event, Cause cause) {
    return fire(known, event, cause, null);
  }

  /** Fires an event at an entity if the entity has not changed since it was read. */
  Stored<S> fire(Stored<S> known, E event, Cause cause, EffectContext.@Nullable Statements more) {
    requireAtRest("fire", known.id());
    return fire(known, context.now(connection), event, cause, more);
  }

  /**
   * Fires due timers before the event. The steps of the timers are kept even if the event is
   * refused.
   */
  private Stored<S> fire(
      Stored<S> known, Instant now, E event, Cause cause, EffectContext.@Nullable Statements more) {
    Stored<S> awake = wake(known, now);
    EntityRow row = awake.row();
    return atomically(
        more != null,
        () ->
            runStatements(
                write(awake, context.maker().fire(row, now, event, cause, refusals, undo(row))),
                more));
  }

  /** Fires the due timers and returns the entity. */
  private Stored<S> wake(Stored<S> known, Instant now) {
    return DueTimerStep.precedes(context, known, now)
        ? atomically(
                false,
                () -> {
                  EntityRow row = known.row();
                  DueTimerStep<S, E> step =
                      DueTimerStep.make(context, row, now, refusals, undo(row));
                  return step.write(this, known, now, StepWriter.Remake.IN_TRANSACTION);
                })
            .after()
        : known;
  }

  /** Runs statements of the user after a step. */
  Stored<S> runStatements(Stored<S> after, EffectContext.@Nullable Statements more) {
    if (more != null) {
      CallScope scope = CallScope.statements(context.machine().name(), after.id());
      try (scope) {
        more.run(connection());
        WriteReceipt.requireVisible(connection, context, false, after.row());
      } catch (SQLException e) {
        throw new StoreException(
            "The additional statements of a step of " + after.id() + " failed", e);
      }
    }
    return after;
  }

  @Override
  Stored<S> force(
      String id, ForcedStepMaker<S, E> forcing, EffectContext.@Nullable Statements more) {
    requireAtRest("force", id);
    ForcedSteps.Found found = read(id, c -> context.found(c, id));
    return atomically(
        more != null,
        () ->
            runStatements(
                write(Stored.of(context, found.row()), forcing.make(found, refusals)), more));
  }

  @Override
  public List<Stored<S>> fireAll(List<Request<E>> requests) {
    try {
      if (requests.size() > 1 && connection.getAutoCommit()) {
        throw new IllegalStateException(
            "fireAll of "
                + context.machine()
                + " needs a transaction, but its connection is in auto-commit mode. Call"
                + " setAutoCommit(false) before, and commit() after it.");
      }
    } catch (SQLException e) {
      throw failed("requests", "could not be fired", e);
    }
    return atomically(true, () -> fireEach(sorted(requests)));
  }

  /** Returns requests in the order of the entities' ids. */
  static <E> List<Request<E>> sorted(List<Request<E>> requests) {
    return requests.stream().sorted(Comparator.comparing(Request::id)).toList();
  }

  /** Fires the events. The caller ensures that the steps are atomic. */
  List<Stored<S>> fireEach(List<Request<E>> requests) {
    return requests.stream().map(r -> fire(r.id(), r.event(), r.cause())).toList();
  }

  @Override
  public Stored<S> wake(String id) {
    requireAtRest("wake", id);
    Stored<S> known = get(id);
    Instant now = context.now(known.row());
    EntityRow row = known.row();
    return context.isDue(row, now) || context.hasPendingWork(row)
        ? atomically(
            false,
            () ->
                writeWoken(
                    known,
                    context.maker().wake(row, now, refusals, undo(row)),
                    StepWriter.Remake.IN_TRANSACTION))
        : known;
  }

  /**
   * Writes the steps of timers. If timers have elapsed without a step, writes only the changed
   * timer columns.
   */
  Stored<S> writeWoken(Stored<S> known, StepResult<S, E> woken, StepWriter.Remake remake) {
    StepResult<S, E> written = writer.writeWoken(woken, remake);
    return written != null ? Stored.after(context, written) : known;
  }

  private Stored<S> write(Stored<S> known, StepResult<S, E> made) {
    return write(known, made, StepWriter.Remake.IN_TRANSACTION);
  }

  Stored<S> write(Stored<S> known, StepResult<S, E> made, StepWriter.Remake remake) {
    StepResult<S, E> written = writer.write(made, remake);
    return written != null ? Stored.after(context, written) : known.unmoved();
  }

  @Override
  Stored<S> handle(String what, String id, boolean afterTimers, StepFactory<S, E> handling) {
    requireAtRest(what, id);
    Stored<S> known = get(id);
    Instant now = context.now(known.row());
    Stored<S> after = afterTimers ? wake(known, now) : known;
    EntityRow row = after.row();
    return atomically(false, () -> write(after, handling.make(row, now, refusals, undo(row))));
  }

  /**
   * Returns an action that undoes everything that the transaction does after this call. This method
   * must be called within an atomic scope. The action runs if a deferred event of the row fails.
   * The step is then repeated without that event. The changes are undone so that no statement of
   * user code is applied twice, and so that a failed statement does not end the transaction.
   */
  Consumer<Throwable> undo(EntityRow row) {
    if (!context.hasDeferred(row)) {
      return failure -> {};
    }
    AtomicScope scope = AtomicScope.on(connection);
    int refusedBefore = notes.refusals();
    save();
    return failure -> {
      scope.undo(failure);
      notes.forgetRefusals(refusedBefore);
      save();
    };
  }

  /** Sets the savepoints that the transaction needs before a write. */
  private void save() {
    try {
      AtomicScope.save(connection, true);
    } catch (SQLException e) {
      throw new StoreException("A savepoint of " + context.machine() + " could not be set", e);
    }
  }
}
