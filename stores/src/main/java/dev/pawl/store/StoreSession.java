package dev.pawl.store;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.OwnTransaction;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.timer.TimerPolicy;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
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
public final class StoreSession<S, E> extends StoreReader<S, E> {

  private final Connection connection;
  private final Consumer<Refused> refusals;
  private final @Nullable StoreNotes<S, E> notes;
  private final StepWriter<S, E> writer;

  /**
   * A session in a transaction.
   *
   * @param refusals hears of attempts that came to nothing; null to record them in the transaction
   * @param stored hears of steps that have been written; null to tell the hooks at once
   */
  StoreSession(
      StoreContext<S, E> context,
      Connection connection,
      @Nullable Consumer<Refused> refusals,
      @Nullable Consumer<LifecycleEvent<S, E>> stored) {
    super(context);
    this.connection = connection;
    this.refusals = refusals != null ? refusals : this::record;
    this.notes = null;
    this.writer =
        new StepWriter<>(
            context,
            connection,
            this.refusals,
            stored != null ? stored : step -> context.maker().tellStored(List.of(step)),
            evidence -> {});
  }

  /** A session in a transaction that a store makes, which then does what the notes ask for. */
  StoreSession(StoreContext<S, E> context, Connection connection, StoreNotes<S, E> notes) {
    super(context);
    this.connection = connection;
    this.refusals = notes.refused::add;
    this.notes = notes;
    this.writer =
        new StepWriter<>(context, connection, this.refusals, notes.steps::add, notes.written::add);
  }

  /** What is to be done when the transaction is over; null if somebody else ends it. */
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
      return new StoreSession<>(
          StoreContext.of(
              machine,
              tables,
              dialect,
              null,
              List.of(),
              LifecycleEvent::cause,
              TimerPolicy.standard()),
          connection,
          null,
          null);
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

  /**
   * Begins a life in the machine's first initial state.
   *
   * @throws IllegalArgumentException if there is an entity of this id
   */
  public Stored<S> create(String id) {
    return begin(id, context.machine().initial().get(0), null);
  }

  /**
   * Begins a life in one of the initial states.
   *
   * @throws IllegalArgumentException if there is an entity of this id, or the state is not initial
   */
  public Stored<S> create(String id, S initial) {
    return begin(id, initialName(initial), null);
  }

  /**
   * Begins a life that is more than its state, with a context of its own.
   *
   * @param snapshot what the machine writes of a life in this state that has made no step yet
   * @throws IllegalArgumentException if there is an entity of this id, the state is not initial, or
   *     the machine keeps no snapshots
   */
  public Stored<S> create(String id, S initial, String snapshot) {
    requireSnapshots();
    return begin(id, initialName(initial), Objects.requireNonNull(snapshot, "snapshot"));
  }

  private void requireSnapshots() {
    if (!context.machine().hasSnapshots()) {
      throw new IllegalArgumentException(context.machine().name() + " keeps no snapshots.");
    }
  }

  private String initialName(S initial) {
    String name = context.machine().nameOf(initial);
    if (!context.machine().initial().contains(name)) {
      throw new IllegalArgumentException(
          name
              + " is not an initial state of "
              + context.machine().name()
              + "; those are "
              + context.machine().initial());
    }
    return name;
  }

  private Stored<S> begin(String id, String initial, @Nullable String snapshot) {
    MadeStep<S, E> begun =
        context
            .maker()
            .begin(context.checked(id), initial, snapshot, context.now(connection), refusals);
    return writer.add(begun);
  }

  /**
   * Fires an event at an entity as it is now.
   *
   * @return what the entity is then
   * @throws NoSuchElementException if it is not there
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   * @throws StaleStateError if somebody else was first
   * @throws InconsistentRowException if the columns of the row and its snapshot disagree
   * @throws StoreException if the database fails
   */
  public Stored<S> fire(String id, E event, Cause cause) {
    Stored<S> known = get(id);
    return fire(known, context.now(known.row()), event, cause);
  }

  /**
   * Fires an event at an entity, if it still is as it was read.
   *
   * @return what the entity is then
   * @throws dev.pawl.IllegalTransitionError if it was not legal then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   * @throws StaleStateError if somebody else was first
   * @throws InconsistentRowException if the columns of the row and its snapshot disagree
   * @throws StoreException if the database fails
   */
  public Stored<S> fire(Stored<S> known, E event, Cause cause) {
    return fire(known, context.now(connection), event, cause);
  }

  /** A timer that is due fires before the event, and stands where the event is refused. */
  private Stored<S> fire(Stored<S> known, Instant now, E event, Cause cause) {
    Waking.Woken<S> awake = new Waking<>(context).wakeBefore(this, known, now, refusals);
    return write(context.maker().fire(awake.after(), now, event, cause, refusals));
  }

  /**
   * Takes an entity to a state past the rules, whatever its row says now: it is then as if it had
   * just been resumed there. Below a superstate it is in the default states, and timers start anew.
   * The context stays, if there is one that can be read; otherwise it is that with which a life
   * begins. What history states remember, what is deferred and what other regions were in is
   * forgotten. No timer fires, no guard is asked and no effect runs: hooks are asked and told.
   *
   * <p>What the row said before is kept in the attributes {@code foundState}, {@code foundVersion}
   * and {@code foundSnapshot} of the step's cause.
   *
   * @param cause must tell who and why
   * @return what the entity is then
   * @throws NoSuchElementException if it is not there
   * @throws IllegalArgumentException if the cause does not tell who or why
   * @throws StaleStateError if somebody else was first
   */
  public Stored<S> force(String id, S state, Cause cause) {
    return forced(id, cause, (found, told) -> context.forced().to(state, found, told, refusals));
  }

  /**
   * Takes an entity to a state past the rules, with a context of the caller's.
   *
   * @param as the same machine, whose setup gives the context that the entity is to have
   */
  public Stored<S> force(String id, S state, StoredMachine<S, E> as, Cause cause) {
    return forced(
        id, cause, (found, told) -> context.forced().to(state, as, found, told, refusals));
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
        id, cause, (found, told) -> context.forced().to(state, snapshot, found, told, refusals));
  }

  /**
   * Takes an entity back to where its history ended, with all that its snapshot tells if it is of
   * that time; otherwise as {@link #force(String, Object, Cause)} does.
   *
   * @throws IllegalStateException if it has no history, or its name does not tell what the state
   *     carries, and its snapshot neither
   */
  public Stored<S> restore(String id, Cause cause) {
    return forced(id, cause, (found, told) -> context.forced().back(found, told, refusals));
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
    return forced(id, cause, (found, told) -> context.forced().here(found, told, refusals));
  }

  private interface Forcing<S, E> {
    MadeStep<S, E> make(ForcedSteps.Found found, Cause cause);
  }

  private Stored<S> forced(String id, Cause cause, Forcing<S, E> forcing) {
    accountable(cause);
    return write(forcing.make(found(id), cause));
  }

  /** What a forced step is made from. */
  private ForcedSteps.Found found(String id) {
    return read(
        id,
        c -> {
          EntityRow row = context.entities().find(c, context.checked(id));
          if (row == null) {
            throw context.missing(id);
          }
          return new ForcedSteps.Found(row, context.transitions().last(c, id), context.now(row));
        });
  }

  /** The number of the last step of an entity, by the history or the row, whichever is more. */
  public long lastSequence(String id) {
    return found(id).sequence();
  }

  /** Nothing is forced without a name and a reason to it. */
  static Cause accountable(Cause cause) {
    if (isBlank(cause.actor()) || isBlank(cause.reason())) {
      throw new IllegalArgumentException(
          "A forced transition needs a cause that tells who and why: Cause.by(…).because(…).");
    }
    return cause;
  }

  private static boolean isBlank(@Nullable String text) {
    return text == null || text.isBlank();
  }

  /**
   * Fires several events in the order of the entities' ids, so that two who do the same with other
   * orders do not wait for each other; those of one entity stay in their order.
   *
   * @return what the entities are then, in the order in which the events were fired
   */
  public List<Stored<S>> fireAll(List<Request<E>> requests) {
    List<Stored<S>> after = new ArrayList<>(requests.size());
    requests.stream()
        .sorted(Comparator.comparing(Request::id))
        .forEach(r -> after.add(fire(r.id(), r.event(), r.cause())));
    return after;
  }

  /**
   * Has the timers of an entity fire that are due, but in one transaction no more than the store's
   * {@link TimerPolicy} says.
   *
   * @return what the entity is then
   */
  public Stored<S> wake(String id) {
    Stored<S> known = get(id);
    Instant now = context.now(known.row());
    return context.isDue(known.row(), now)
        ? writeWoken(context.maker().wake(known, now, refusals))
        : known;
  }

  /** Writes what timers did, be it only that they have elapsed. */
  Stored<S> writeWoken(MadeStep<S, E> woken) {
    return writer.writeWoken(woken);
  }

  /** Writes what was made in memory. */
  Stored<S> write(MadeStep<S, E> made) {
    return writer.write(made);
  }

  /** Records an attempt in the transaction. */
  void record(Refused refused) {
    try {
      context.refusals().insert(connection, refused);
    } catch (SQLException e) {
      throw failed(refused.entityId(), "could not be recorded", e);
    }
  }
}
