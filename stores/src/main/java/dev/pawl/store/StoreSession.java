package dev.pawl.store;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.machine.Work;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.OwnTransaction;
import dev.pawl.store.rows.SqlErrors;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Tables;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Consumer;

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
  private final Consumer<LifecycleEvent<S, E>> stored;
  private final StoreNotes<S, E> notes;

  /**
   * A session in a transaction.
   *
   * @param refusals hears of attempts that came to nothing; null to record them in the transaction
   * @param stored hears of steps that have been written; null to tell the hooks at once
   */
  StoreSession(
      StoreContext<S, E> context,
      Connection connection,
      Consumer<Refused> refusals,
      Consumer<LifecycleEvent<S, E>> stored) {
    super(context);
    this.connection = connection;
    this.refusals = refusals != null ? refusals : this::record;
    this.stored = stored != null ? stored : step -> context.maker().tellStored(List.of(step));
    this.notes = null;
  }

  /** A session in a transaction that a store makes, which then does what the notes ask for. */
  StoreSession(StoreContext<S, E> context, Connection connection, StoreNotes<S, E> notes) {
    super(context);
    this.connection = connection;
    this.refusals = notes.refused::add;
    this.stored = notes.steps::add;
    this.notes = notes;
  }

  /** What is to be done when the transaction is over; null if somebody else ends it. */
  StoreNotes<S, E> notes() {
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
              machine, tables, dialect, Clock.systemUTC(), List.of(), LifecycleEvent::cause),
          connection,
          null,
          null);
    } catch (SQLException e) {
      throw new StoreException("The database does not tell what it is", e);
    }
  }

  /** The connection, for statements of one's own in the same transaction. */
  public Connection connection() {
    return connection;
  }

  @Override
  <R> R read(String what, OwnTransaction.Body<R> body) {
    return run("could not be read", what, body);
  }

  private <R> R run(String failure, String what, OwnTransaction.Body<R> body) {
    try {
      return body.run(connection);
    } catch (SQLException e) {
      throw new StoreException(context.machine().name() + ' ' + what + ' ' + failure, e);
    }
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
    if (!context.machine().hasSnapshots()) {
      throw new IllegalArgumentException(context.machine().name() + " keeps no snapshots.");
    }
    return begin(id, initialName(initial), Objects.requireNonNull(snapshot, "snapshot"));
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

  private Stored<S> begin(String id, String initial, String snapshot) {
    MadeStep<S, E> begun = context.maker().begin(context.checked(id), initial, snapshot, refusals);
    run(
        "could not be added",
        id,
        c -> {
          if (!context.entities().insert(c, begun.after().row(), begun.due())) {
            throw new IllegalArgumentException(
                "There already is a " + context.machine().name() + " \"" + id + "\".");
          }
          for (LifecycleEvent<S, E> step : begun.steps()) {
            context.transitions().insert(c, id, step);
          }
          follow(c, begun);
          return null;
        });
    begun.steps().forEach(stored);
    return begun.after();
  }

  /**
   * Fires an event at an entity as it is now.
   *
   * @return what the entity is then
   * @throws NoSuchElementException if it is not there
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   * @throws StaleStateError if somebody else was first
   * @throws StoreException if the database fails
   */
  public Stored<S> fire(String id, E event, Cause cause) {
    return fire(get(id), event, cause);
  }

  /**
   * Fires an event at an entity, if it still is as it was read.
   *
   * @return what the entity is then
   * @throws dev.pawl.IllegalTransitionError if it was not legal then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   * @throws StaleStateError if somebody else was first
   * @throws StoreException if the database fails
   */
  public Stored<S> fire(Stored<S> known, E event, Cause cause) {
    Stored<S> now = awake(known);
    return write(context.maker().fire(now, event, cause, refusals));
  }

  /**
   * Takes a state past the rules.
   *
   * @param cause must tell who and why
   * @return what the entity is then
   * @throws NoSuchElementException if it is not there
   * @throws IllegalArgumentException if the cause does not tell who or why
   * @throws StaleStateError if somebody else was first
   */
  public Stored<S> force(String id, S state, Cause cause) {
    return write(context.maker().force(get(id), state, accountable(cause), refusals));
  }

  /** Nothing is forced without a name and a reason to it. */
  static Cause accountable(Cause cause) {
    if (isBlank(cause.actor()) || isBlank(cause.reason())) {
      throw new IllegalArgumentException(
          "A forced transition needs a cause that tells who and why: Cause.by(…).because(…).");
    }
    return cause;
  }

  private static boolean isBlank(String text) {
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
   * Has the timers of an entity fire that are due.
   *
   * @return what the entity is then
   */
  public Stored<S> wake(String id) {
    return awake(get(id));
  }

  /** A timer that is due fires before what comes after it. */
  Stored<S> awake(Stored<S> known) {
    if (!context.machine().hasTimers()) {
      return known;
    }
    MadeStep<S, E> woken = context.maker().wake(known, refusals);
    return woken.steps().isEmpty() ? known : write(woken);
  }

  /** Writes what was made in memory. */
  Stored<S> write(MadeStep<S, E> made) {
    if (made.ignored() != null) {
      refusals.accept(made.ignored());
    }
    if (made.isNothing()) {
      return made.before();
    }
    try {
      run("could not be written", made.before().id(), c -> write(c, made));
    } catch (RuntimeException e) {
      if (context.told()) {
        context.maker().tellLost(made.steps(), e);
      }
      throw e;
    }
    made.steps().forEach(stored);
    return made.after();
  }

  private Void write(Connection c, MadeStep<S, E> made) throws SQLException {
    String id = made.before().id();
    long last = made.before().version();
    for (LifecycleEvent<S, E> step : made.steps()) {
      if (!inserted(c, made, step)) {
        throw stale(c, made, last);
      }
      last = step.sequence();
    }
    if (!context.entities().update(c, made.before().row(), made.after().row(), made.due())) {
      throw stale(c, made, last);
    }
    follow(c, made);
    return null;
  }

  private boolean inserted(Connection c, MadeStep<S, E> made, LifecycleEvent<S, E> step)
      throws SQLException {
    try {
      return context.transitions().insert(c, made.before().id(), step);
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
      context.transitions().delete(c, known.id(), known.version() + 1, last);
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
              context.machine().nameOf(step.to()),
              context.machine().nameOfEvent(step.event()),
              step.timestamp(),
              Refused.Outcome.STALE,
              error.getMessage(),
              step.cause(),
              step.forced()));
    }
  }

  /** Records an attempt in the transaction. */
  void record(Refused refused) {
    run(
        "could not be recorded",
        refused.entityId(),
        c -> {
          context.refusals().insert(c, refused);
          return null;
        });
  }
}
