package dev.pawl.store;

import dev.pawl.Cause;
import dev.pawl.store.history.DeferredEvent;
import dev.pawl.store.history.Refused;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.CauseColumns;
import dev.pawl.store.rows.EntityRow;
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
import java.sql.Savepoint;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Steps in a transaction that somebody has open: the caller, or a store. Nothing here commits,
 * rolls back or tries again. Where a step is refused, or somebody else was first, the transaction
 * can go on as if it had not been tried; where the database fails, or statements of an effect do,
 * it must be rolled back.
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
  private final Consumer<Refused> refusals;
  private final @Nullable StoreNotes<S, E> notes;
  private final StepWriter<S, E> writer;

  /** A session in the caller's transaction, which records what is refused there. */
  StoreSession(StoreContext<S, E> context, Connection connection) {
    super(context);
    this.connection = connection;
    this.refusals = this::record;
    this.notes = null;
    this.writer = writer();
  }

  /**
   * A session in the caller's transaction.
   *
   * @param refusals hears of attempts that came to nothing
   */
  StoreSession(StoreContext<S, E> context, Connection connection, Consumer<Refused> refusals) {
    super(context);
    this.connection = connection;
    this.refusals = refusals;
    this.notes = null;
    this.writer = writer();
  }

  /** A session in a transaction that a store makes, which then does what the notes ask for. */
  StoreSession(StoreContext<S, E> context, Connection connection, StoreNotes<S, E> notes) {
    super(context);
    this.connection = connection;
    this.refusals = notes::refused;
    this.notes = notes;
    this.writer = notes.writer(connection);
  }

  /**
   * The writer where nobody can tell when the transaction is over: hooks hear of a step at once.
   */
  private StepWriter<S, E> writer() {
    return new StepWriter<>(
        context,
        connection,
        refusals,
        step -> context.hooks().reportStored(List.of(step)),
        attempts -> context.hooks().reportStored(List.of(), attempts),
        evidence -> {});
  }

  /**
   * The notes of what is to be done when the transaction is over; null if somebody else ends it.
   */
  @Nullable StoreNotes<S, E> notes() {
    return notes;
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
          new StoreContext.Builder<S, E>().build(machine, tables, dialect, errors), connection);
    } catch (SQLException e) {
      throw new StoreException("The database does not tell what it is", e);
    }
  }

  /** The connection, for statements of one's own in the same transaction. */
  public Connection connection() {
    if (notes != null) {
      notes.share();
    }
    return connection;
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
    MadeStep<S, E> begun =
        maker.begin(context.checked(id), state, snapshot, context.now(connection), refusals);
    writer.add(begun);
    return Stored.after(context, begun);
  }

  @Override
  public Stored<S> fire(String id, E event, Cause cause) {
    Stored<S> known = get(id);
    return fire(known, context.now(known.row()), event, cause);
  }

  @Override
  public Stored<S> fire(Stored<S> known, E event, Cause cause) {
    return fire(known, context.now(connection), event, cause);
  }

  /** A timer that is due fires before the event, and stands where the event is refused. */
  private Stored<S> fire(Stored<S> known, Instant now, E event, Cause cause) {
    Waking.Woken<S> awake = new Waking<>(context).wakeBefore(this, known, now, refusals);
    Stored<S> after = awake.after();
    Runnable undo = undo(after.row());
    return write(after, context.maker().fire(after.row(), now, event, cause, refusals, undo));
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
    ForcedSteps.Found found = found(id);
    return write(Stored.of(context, found.row()), forcing.make(found, cause));
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
    List<Stored<S>> after = new ArrayList<>(requests.size());
    requests.stream()
        .sorted(Comparator.comparing(Request::id))
        .forEach(r -> after.add(fire(r.id(), r.event(), r.cause())));
    return after;
  }

  @Override
  public Stored<S> wake(String id) {
    Stored<S> known = get(id);
    Instant now = context.now(known.row());
    return context.isDue(known.row(), now) || context.isOld(known.row())
        ? writeWoken(known, context.maker().wake(known.row(), now, refusals, undo(known.row())))
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
    return handled(event, (row, now) -> context.maker().discard(row, now, event, cause, refusals));
  }

  @Override
  public Stored<S> parkDeferred(DeferredEvent<E> event, Cause cause) {
    CauseColumns.requireExplained(cause, "Parking an event");
    return handled(event, (row, now) -> context.maker().park(row, now, event, cause, refusals));
  }

  @Override
  public Stored<S> retryDeferred(DeferredEvent<E> event) {
    Stored<S> known = get(event.entityId());
    Instant now = context.now(known.row());
    Stored<S> after = new Waking<>(context).wakeBefore(this, known, now, refusals).after();
    Runnable undo = undo(after.row());
    return write(after, context.maker().retry(after.row(), now, event, refusals, undo));
  }

  private Stored<S> handled(
      DeferredEvent<E> event, BiFunction<EntityRow, Instant, MadeStep<S, E>> handling) {
    Stored<S> known = get(event.entityId());
    return write(known, handling.apply(known.row(), context.now(known.row())));
  }

  /**
   * Takes back whatever is done in the transaction from now on. A step is made again if one of the
   * deferred events fails that a row has; what user code has done in the transaction until then
   * must not be done twice, and a statement that failed there must not end it.
   */
  Runnable undo(EntityRow row) {
    String snapshot = row.snapshot();
    int at = snapshot == null ? -1 : snapshot.indexOf(WAITING);
    if (snapshot == null || at < 0 || snapshot.startsWith("]", at + WAITING.length())) {
      return () -> {};
    }
    try {
      if (connection.getAutoCommit()) {
        return () -> {};
      }
      Savepoint savepoint = connection.setSavepoint();
      StoreNotes.Mark mark = notes == null ? null : notes.mark();
      return () -> {
        try {
          connection.rollback(savepoint);
        } catch (SQLException e) {
          throw failed(row.id(), "could not be taken back", e);
        }
        if (notes != null && mark != null) {
          notes.backTo(mark);
        }
      };
    } catch (SQLException e) {
      throw failed(row.id(), "got no savepoint", e);
    }
  }

  /** Records an attempt in the transaction. */
  void record(Refused refused) {
    try {
      context.rows().refusals().insert(connection, refused);
    } catch (SQLException e) {
      throw failed(refused.entityId(), "could not be recorded", e);
    }
  }
}
