package dev.pawl.store;

import dev.pawl.Cause;
import dev.pawl.engine.Failure;
import dev.pawl.store.history.DeferredEvent;
import dev.pawl.store.history.Refused;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.CauseColumns;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.scope.AtomicScope;
import dev.pawl.store.scope.CallScope;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Schema;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.step.ForcedSteps;
import dev.pawl.store.step.MadeStep;
import dev.pawl.store.step.StepMaker;
import dev.pawl.store.write.StepWriter;
import dev.pawl.store.write.StoreContext;
import dev.pawl.store.write.StoreNotes;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Steps in an open transaction of the caller or of a store. A session never commits, rolls back the
 * transaction or retries. A step that fails leaves neither rows nor messages in the transaction,
 * which can continue; hooks hear {@code failed} of the steps that were undone. The session uses
 * savepoints for this. Only if PostgreSQL itself refuses a row of a step must the transaction be
 * rolled back.
 *
 * <p>User code that runs inside a step may use the session to step other entities; those steps are
 * committed or undone together with the step. A call for the entity of the step itself throws an
 * {@link IllegalStateException}; use {@link dev.pawl.store.machine.Opening#fire} for its next
 * event.
 *
 * <p>Confined to one thread, as its connection is.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class StoreSession<S, E> extends StoreSteps<S, E> {

  /** Begins the list of deferred events in a snapshot. */
  private static final String WAITING = "\"deferred\":[";

  private final Connection connection;
  private final StoreNotes<S, E> notes;
  private final StepWriter<S, E> writer;
  private final Consumer<Refused> refusals;

  /** A session in the caller's transaction, which records what is refused there. */
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
   * Creates a session in the caller's transaction. The store does not know when that ends, so hooks
   * are notified when a step has been written.
   *
   * @param refusals is notified of refused and failed attempts
   */
  StoreSession(StoreContext<S, E> context, Connection connection, Consumer<Refused> refusals) {
    this(
        context,
        connection,
        new StoreNotes<>(context, notes -> report(context, connection, notes, refusals)));
  }

  /** A session in a transaction that a store makes, which then does what the notes ask for. */
  StoreSession(StoreContext<S, E> context, Connection connection, StoreNotes<S, E> notes) {
    super(context);
    this.connection = connection;
    this.notes = notes;
    this.writer = notes.writer(connection);
    this.refusals = notes::refused;
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
   * The notes of what is to be done when the transaction is over; null if somebody else ends it.
   */
  @Nullable StoreNotes<S, E> notes() {
    return notes.isOfUnknownEnd() ? null : notes;
  }

  /**
   * Joins the transaction of a connection, with the tables of these names and no hooks.
   *
   * @throws StoreException if the database does not tell what it is
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
      throw new StoreException("The database does not tell what it is", e);
    }
  }

  /** The connection, for statements of one's own in the same transaction. */
  public Connection connection() {
    notes.share();
    save();
    return connection;
  }

  /**
   * Does something as a whole: where it fails, nothing of it is left in the transaction, and hooks
   * hear that its steps are lost.
   *
   * @param several whether more than one step may be made, or statements of the user run
   */
  <R> R atomically(boolean several, Supplier<R> work) {
    AtomicScope scope =
        new AtomicScope(context.source(), connection, context.machine().name(), several, notes);
    R result;
    try {
      result = kept(scope, work);
    } catch (Throwable failure) {
      flush(scope, failure);
      throw failure;
    }
    Throwable failure = flush(scope, null);
    if (failure instanceof Error e) {
      throw e;
    } else if (failure != null) {
      throw (RuntimeException) failure;
    }
    return result;
  }

  private <R> R kept(AtomicScope scope, Supplier<R> work) {
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

  /** Completes the postponed work of the participants; returns the first error. */
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

  /** The connection, for what leaves evidence in the notes. */
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

  private void requireSnapshots() {
    if (!context.machine().hasSnapshots()) {
      throw new IllegalArgumentException(context.machine().name() + " keeps no snapshots.");
    }
  }

  @Override
  Stored<S> begin(
      String id, @Nullable S initial, @Nullable String snapshot, @Nullable Object first) {
    if (snapshot != null || first != null) {
      requireSnapshots();
    }
    StoredMachine<S, E> machine = context.machine();
    String state = initial == null ? machine.initial().get(0) : context.initialName(initial);
    StepMaker<S, E> maker = context.maker().beginningWith(first);
    requireAtRest("create", id);
    return atomically(
        false,
        () -> {
          MadeStep<S, E> begun =
              maker.begin(id, state, snapshot, context.now(connection), refusals);
          writer.add(begun);
          return Stored.after(context, begun);
        });
  }

  @Override
  public Stored<S> fire(String id, E event, Cause cause) {
    return fire(id, event, cause, null);
  }

  /**
   * Fires an event at an entity as it is now.
   *
   * @param more statements that are made with the step or not at all; null for none
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

  /** Fires an event at an entity if it has not changed since it was read. */
  Stored<S> fire(Stored<S> known, E event, Cause cause, EffectContext.@Nullable Statements more) {
    requireAtRest("fire", known.id());
    return fire(known, context.now(connection), event, cause, more);
  }

  /** A timer that is due fires before the event, and stands where the event is refused. */
  private Stored<S> fire(
      Stored<S> known, Instant now, E event, Cause cause, EffectContext.@Nullable Statements more) {
    Stored<S> awake = awake(known, now);
    EntityRow row = awake.row();
    return atomically(
        more != null,
        () ->
            with(
                write(awake, context.maker().fire(row, now, event, cause, refusals, undo(row))),
                more));
  }

  /** The entity when timers that were due have fired. */
  private Stored<S> awake(Stored<S> known, Instant now) {
    return context.machine().hasTimers()
        ? atomically(
                false, () -> new DueTimerStep<>(context).wakeBefore(this, known, now, refusals))
            .after()
        : known;
  }

  /** Makes statements of the user after a step. */
  Stored<S> with(Stored<S> after, EffectContext.@Nullable Statements more) {
    if (more != null) {
      CallScope scope = CallScope.statements(context.machine().name(), after.id());
      try (scope) {
        more.run(connection());
      } catch (SQLException e) {
        throw new StoreException("The statements beside a step of " + after.id() + " failed", e);
      }
    }
    return after;
  }

  @Override
  public Stored<S> force(String id, S state, Cause cause) {
    return forced(id, cause, (found, known) -> context.forced().to(state, found, known, refusals));
  }

  /**
   * Takes an entity to a state past the rules, with a context of the caller's.
   *
   * @param as the same machine, whose setup gives the context that the entity is to have
   */
  public Stored<S> force(String id, S state, StoredMachine<S, E> as, Cause cause) {
    return forced(
        id, cause, (found, known) -> context.forced().to(state, as, found, known, refusals));
  }

  /**
   * Takes an entity to a state past the rules, with a snapshot of the caller's.
   *
   * @param snapshot what the machine would have written in this state, at the sequence that follows
   *     the last
   * @throws IllegalArgumentException if it is something else, or the machine keeps no snapshots
   */
  public Stored<S> force(String id, S state, String snapshot, Cause cause) {
    requireSnapshots();
    return forced(
        id, cause, (found, known) -> context.forced().to(state, snapshot, found, known, refusals));
  }

  /**
   * Takes an entity back to where its history ended, with all that its snapshot tells if it is of
   * that time; otherwise as {@link #force(String, Object, Cause)} does.
   *
   * @throws IllegalStateException if it has no history, or its name does not tell what the state
   *     carries, and its snapshot neither
   */
  public Stored<S> restore(String id, Cause cause) {
    return forced(id, cause, (found, known) -> context.forced().back(found, known, refusals));
  }

  /**
   * Takes the history of an entity to where its row is, with all that its snapshot tells if it is
   * in the same state; otherwise as {@link #force(String, Object, Cause)} does.
   *
   * @throws IllegalArgumentException if the machine does not know the state of the row
   * @throws IllegalStateException if its name does not tell what the state carries, and the
   *     snapshot neither
   */
  public Stored<S> adopt(String id, Cause cause) {
    return forced(id, cause, (found, known) -> context.forced().here(found, known, refusals));
  }

  private interface Forcing<S, E> {
    MadeStep<S, E> make(ForcedSteps.Found found, Cause cause);
  }

  private Stored<S> forced(String id, Cause cause, Forcing<S, E> forcing) {
    CauseColumns.requireExplained(cause, "A forced transition");
    requireAtRest("force", id);
    ForcedSteps.Found found = found(id);
    return atomically(
        false, () -> write(Stored.of(context, found.row()), forcing.make(found, cause)));
  }

  /** The place that a forced step is made from. */
  private ForcedSteps.Found found(String id) {
    return read(
        id,
        c -> {
          EntityRow row = context.rows().entities().find(c, context.checked(id));
          if (row == null) {
            throw context.errors().missing(id);
          }
          return new ForcedSteps.Found(
              row, context.rows().transitions().last(c, id), context.now(row));
        });
  }

  /** The number of the last step of an entity, by the history or the row, whichever is more. */
  public long lastSequence(String id) {
    return found(id).sequence();
  }

  @Override
  public List<Stored<S>> fireAll(List<Request<E>> requests) {
    try {
      if (requests.size() > 1 && connection.getAutoCommit()) {
        throw new IllegalStateException(
            "fireAll makes all steps of "
                + context.machine()
                + " or none, so its connection needs a transaction: call setAutoCommit(false)"
                + " before, and commit() after it.");
      }
    } catch (SQLException e) {
      throw failed("requests", "could not be fired", e);
    }
    return atomically(true, () -> fireEach(requests));
  }

  /** Fires in a transaction that is made or lost as a whole. */
  List<Stored<S>> fireEach(List<Request<E>> requests) {
    List<Stored<S>> after = new ArrayList<>(requests.size());
    requests.stream()
        .sorted(Comparator.comparing(Request::id))
        .forEach(r -> after.add(fire(r.id(), r.event(), r.cause())));
    return after;
  }

  @Override
  public Stored<S> wake(String id) {
    requireAtRest("wake", id);
    Stored<S> known = get(id);
    Instant now = context.now(known.row());
    EntityRow row = known.row();
    return context.isDue(row, now) || context.isOld(row)
        ? atomically(
            false, () -> writeWoken(known, context.maker().wake(row, now, refusals, undo(row))))
        : known;
  }

  /** Writes what timers did, be it only that they have elapsed. */
  Stored<S> writeWoken(Stored<S> known, MadeStep<S, E> woken) {
    MadeStep<S, E> written = writer.writeWoken(woken);
    return written != null ? Stored.after(context, written) : known;
  }

  /** Writes what was made in memory. */
  Stored<S> write(Stored<S> known, MadeStep<S, E> made) {
    MadeStep<S, E> written = writer.write(made);
    return written != null ? Stored.after(context, written) : known.unmoved();
  }

  @Override
  public Stored<S> discardDeferred(DeferredEvent<E> event, Cause cause) {
    CauseColumns.requireExplained(cause, "Discarding an event");
    return handled(
        "discardDeferred",
        event,
        (row, now) -> context.maker().discard(row, now, event, cause, refusals));
  }

  @Override
  public Stored<S> parkDeferred(DeferredEvent<E> event, Cause cause) {
    CauseColumns.requireExplained(cause, "Parking an event");
    return handled(
        "parkDeferred",
        event,
        (row, now) -> context.maker().park(row, now, event, cause, refusals));
  }

  @Override
  public Stored<S> retryDeferred(DeferredEvent<E> event) {
    requireAtRest("retryDeferred", event.entityId());
    Stored<S> known = get(event.entityId());
    Instant now = context.now(known.row());
    Stored<S> after = awake(known, now);
    EntityRow row = after.row();
    return atomically(
        false, () -> write(after, context.maker().retry(row, now, event, refusals, undo(row))));
  }

  private Stored<S> handled(
      String what,
      DeferredEvent<E> event,
      BiFunction<EntityRow, Instant, MadeStep<S, E>> handling) {
    requireAtRest(what, event.entityId());
    Stored<S> known = get(event.entityId());
    return atomically(
        false, () -> write(known, handling.apply(known.row(), context.now(known.row()))));
  }

  /**
   * Returns an action that undoes everything that is done in the transaction from now on, within an
   * atomic scope. If a deferred event of the row fails, the step is repeated. Statements of user
   * code must then not be applied twice, and a failed statement must not end the transaction.
   */
  Consumer<Throwable> undo(EntityRow row) {
    String snapshot = row.snapshot();
    int at = snapshot == null ? -1 : snapshot.indexOf(WAITING);
    if (snapshot == null || at < 0 || snapshot.startsWith("]", at + WAITING.length())) {
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

  /** Sets the savepoints of the transaction before something is written in it. */
  private void save() {
    try {
      AtomicScope.save(connection, true);
    } catch (SQLException e) {
      throw new StoreException("A savepoint of " + context.machine() + " could not be set", e);
    }
  }
}
