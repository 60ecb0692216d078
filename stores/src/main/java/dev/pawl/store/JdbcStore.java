package dev.pawl.store;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.machine.Work;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.OwnTransaction;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Schema;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.timer.StoreTimers;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerPolicy;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * The lives of one machine in a database. A step is one transaction: the row of the step is
 * inserted, the row of the entity is changed if it still is what it was, messages of effects and
 * statements of the caller's follow, and all of it is committed or none.
 *
 * <p>Hooks given to a store are asked {@code before} a step while nothing is written, and told
 * {@code after} it when it has been committed; where the caller has the transaction, when it has
 * been written.
 *
 * <p>Thread-safe. It keeps no connection: each call takes one, and gives it back.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class JdbcStore<S, E> extends StoreReader<S, E> {

  /** No statements beside those of a step. */
  private static final Work.Statements NOTHING = c -> {};

  private final DataSource source;
  private final RefusalLog log;
  private final StoreTransactions<S, E> transactions;
  private final InstanceTimers<S, E> instances;
  private final DueTimers<S, E> timers;

  private JdbcStore(Builder<S, E> builder, StoreContext<S, E> context) {
    super(context);
    this.source = builder.source;
    this.log = builder.log;
    this.transactions =
        new StoreTransactions<>(context, builder.source, builder.retry, builder.log);
    this.instances = new InstanceTimers<>(context, transactions, source);
    this.timers = new DueTimers<>(this, context, transactions);
  }

  /** A store of a machine's lives. */
  public static <S, E> Builder<S, E> of(StoredMachine<S, E> machine, DataSource source) {
    return new Builder<>(machine, source);
  }

  /** The machine. */
  public StoredMachine<S, E> machine() {
    return context.machine();
  }

  /** The names of the tables. */
  public Tables tables() {
    return context.tables();
  }

  /** The database. */
  public Dialect dialect() {
    return context.dialect();
  }

  /** Where connections come from. */
  public DataSource source() {
    return source;
  }

  /** The DDL of the tables. */
  public Schema schema() {
    return new Schema(machine(), tables(), dialect());
  }

  /** Makes the tables that are not there. */
  public void createTables() {
    inTransaction(
        tx -> {
          try {
            schema().create(tx.connection());
            return null;
          } catch (SQLException e) {
            throw new StoreException("The tables of " + machine() + " could not be made", e);
          }
        });
  }

  /**
   * Begins a life in the machine's first initial state.
   *
   * @throws IllegalArgumentException if there is an entity of this id
   */
  public Stored<S> create(String id) {
    return inTransaction(tx -> tx.create(id));
  }

  /**
   * Begins a life in one of the initial states.
   *
   * @throws IllegalArgumentException if there is an entity of this id, or the state is not initial
   */
  public Stored<S> create(String id, S initial) {
    return inTransaction(tx -> tx.create(id, initial));
  }

  /**
   * Begins a life that is more than its state, with a context of its own.
   *
   * @param snapshot what the machine writes of a life in this state that has made no step yet
   * @throws IllegalArgumentException if there is an entity of this id, the state is not initial, or
   *     the machine keeps no snapshots
   */
  public Stored<S> create(String id, S initial, String snapshot) {
    return inTransaction(tx -> tx.create(id, initial, snapshot));
  }

  /**
   * Fires an event at an entity as it is now, and again as it then is where somebody else was
   * first.
   *
   * @return what the entity is then
   * @throws java.util.NoSuchElementException if it is not there
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   * @throws StaleStateError if somebody else was first, as often as it was tried
   * @throws InconsistentRowException if the columns of the row and its snapshot disagree
   * @throws StoreException if the database fails
   */
  public Stored<S> fire(String id, E event, Cause cause) {
    return fire(id, event, cause, NOTHING);
  }

  /**
   * Fires an event at an entity as it is now, with statements of one's own in the same transaction.
   *
   * @param more run after the step has been written; again, where the step is tried again
   */
  public Stored<S> fire(String id, E event, Cause cause, Work.Statements more) {
    if (machine().hasTimers()) {
      instances.wakeBefore(id); // what was due stands, whatever becomes of the event
    }
    return transactions.attempt(
        notes ->
            OwnTransaction.use(
                source,
                c -> {
                  EntityRow row = instances.found(c, id);
                  Stored<S> known = context.maker().stored(row);
                  return transactions.transact(
                      c, notes, step(known, context.now(row), event, cause, more, notes));
                }));
  }

  /**
   * Fires an event at an entity, if it still is as it was read: one transaction of two statements.
   *
   * @return what the entity is then
   * @throws dev.pawl.IllegalTransitionError if it was not legal then
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   * @throws StaleStateError if somebody else was first
   * @throws InconsistentRowException if the columns of the row and its snapshot disagree
   * @throws StoreException if the database fails
   */
  public Stored<S> fire(Stored<S> known, E event, Cause cause) {
    return fire(known, event, cause, NOTHING);
  }

  /** The same, with statements of one's own in the same transaction. */
  public Stored<S> fire(Stored<S> known, E event, Cause cause, Work.Statements more) {
    Stored<S> woken = machine().hasTimers() ? instances.wakeBefore(known) : known;
    return transactions.attemptAsKnown(
        notes ->
            OwnTransaction.use(
                source,
                c -> {
                  Instant now = context.now(c);
                  if (!c.getAutoCommit()) {
                    c.rollback(); // the transaction shall begin with a write
                  }
                  return transactions.transact(
                      c, notes, step(woken, now, event, cause, more, notes));
                }));
  }

  /** What is made in memory comes first, so that a refused step never has a transaction. */
  private StoreTransactions.Body<S, E, Stored<S>> step(
      Stored<S> known,
      Instant now,
      E event,
      Cause cause,
      Work.Statements more,
      StoreNotes<S, E> notes) {
    MadeStep<S, E> made = context.maker().fire(known, now, event, cause, notes.refused::add);
    return tx -> written(tx, tx.write(made), more);
  }

  private Stored<S> written(StoreSession<S, E> tx, Stored<S> after, Work.Statements more) {
    try {
      if (more != NOTHING) {
        more.run(tx.connection());
      }
      return after;
    } catch (SQLException e) {
      throw new StoreException("The statements beside a step of " + after.id() + " failed", e);
    }
  }

  /**
   * Takes a state past the rules, whatever the row says now. No timer fires, no guard is asked and
   * no effect runs; {@link StoreSession#force(String, Object, Cause)} tells more.
   *
   * @param cause must tell who and why
   * @return what the entity is then
   * @throws java.util.NoSuchElementException if it is not there
   * @throws IllegalArgumentException if the cause does not tell who or why
   */
  public Stored<S> force(String id, S state, Cause cause) {
    StoreSession.accountable(cause);
    return inTransaction(tx -> tx.force(id, state, cause));
  }

  /**
   * Fires several events, all or none, in one transaction.
   *
   * @return what the entities are then, in the order of their ids
   */
  public List<Stored<S>> fireAll(List<Request<E>> requests) {
    return inTransaction(tx -> tx.fireAll(requests));
  }

  /**
   * Has the timers of an entity fire that are due, in as many transactions as its {@link
   * TimerPolicy} makes of them; tells what the entity is then. What a timer throws is noted as a
   * failed attempt, and thrown.
   */
  public Stored<S> wake(String id) {
    return machine().hasTimers() ? instances.wake(id) : get(id);
  }

  /**
   * Has the timers of entities fire that are due, each in a transaction of its own: a pass of
   * {@link #timers()}. Best left to a {@link dev.pawl.store.timer.TimerWorker}.
   *
   * @param limit how many entities at most
   * @return how many were woken
   * @throws IllegalStateException if the machine has no timers
   */
  public int wakeAll(int limit) {
    return (int) timers().runOnce(limit, TimerListener.NONE, () -> false).woken();
  }

  /**
   * What fires the timers, for a {@link dev.pawl.store.timer.TimerWorker}, and tells how they
   * stand.
   *
   * @throws IllegalStateException if the machine has no timers
   */
  public StoreTimers timers() {
    if (!machine().hasTimers()) {
      throw new IllegalStateException(machine().name() + " has no timers.");
    }
    return timers;
  }

  /**
   * Does several things in one transaction; all of them again, if the transaction was lost to
   * others and the store tries again.
   *
   * @param body must have no other effects than on the session
   * @throws UnknownOutcomeException if the answer to the commit was lost, and there was no step by
   *     which the store could find out what became of it
   */
  public <R> R inTransaction(Function<? super StoreSession<S, E>, R> body) {
    return transactions.attempt(notes -> transactions.transact(notes, body::apply));
  }

  /** Joins the transaction of a connection: nothing here commits, rolls back or tries again. */
  public StoreSession<S, E> join(Connection connection) {
    return switch (log) {
      case RECORDED -> new StoreSession<>(context, connection, null, null);
      case APART -> new StoreSession<>(context, connection, transactions::recordApart, null);
      case NONE -> new StoreSession<>(context, connection, refused -> {}, null);
    };
  }

  /**
   * Takes part in the transaction of a session of another machine's store, in the same database:
   * both make their steps or neither does. What is refused here is recorded, and hooks hear, as in
   * a transaction of this store's own.
   *
   * <pre>{@code
   * tasks.inTransaction(
   *     tx -> {
   *       tx.fire("T-1", TaskEvent.AGENT_CLAIMS_TASK, cause);
   *       return agents.join(tx).fire("a-1", AgentEvent.NEW_TASK_ASSIGNED, cause);
   *     });
   * }</pre>
   */
  public StoreSession<S, E> join(StoreSession<?, ?> session) {
    StoreNotes<?, ?> notes = session.notes();
    return notes == null ? join(session.open()) : transactions.join(session.open(), notes);
  }

  @Override
  <R> R read(String what, OwnTransaction.Body<R> body) {
    try {
      return OwnTransaction.use(source, body);
    } catch (SQLException e) {
      throw new StoreException(machine() + " " + what + " could not be read", e);
    }
  }

  /**
   * Builds a store. Not thread-safe.
   *
   * @param <S> the type of states
   * @param <E> the type of events
   */
  public static final class Builder<S, E> {
    private final StoredMachine<S, E> machine;
    private final DataSource source;
    private final List<TransitionHook<S, E>> hooks = new ArrayList<>();
    private Function<? super LifecycleEvent<S, E>, Cause> causes = LifecycleEvent::cause;
    private Tables tables;
    private @Nullable Dialect dialect;
    private @Nullable InstantSource clock;
    private TimerPolicy timers = TimerPolicy.standard();
    private Retry retry = Retry.standard();
    private RefusalLog log = RefusalLog.RECORDED;

    private Builder(StoredMachine<S, E> machine, DataSource source) {
      this.machine = Objects.requireNonNull(machine, "machine");
      this.source = Objects.requireNonNull(source, "source");
      this.tables = Tables.ofMachine(machine.name());
    }

    /** The names of the tables; by default they are made of the machine's name. */
    public Builder<S, E> tables(Tables names) {
      tables = Objects.requireNonNull(names, "tables");
      return this;
    }

    /** The database; by default it is asked when the store is built. */
    public Builder<S, E> dialect(Dialect database) {
      dialect = database;
      return this;
    }

    /**
     * Tells when a step is made and which timers are due. By default it is the clock of the
     * database where the machine has timers, so that clocks of hosts need not agree, and otherwise
     * the system's. Give one in tests, to have time go as they want.
     */
    public Builder<S, E> clock(InstantSource newClock) {
      clock = Objects.requireNonNull(newClock, "clock");
      return this;
    }

    /** Adds a hook; several hear of a step in the order in which they were added. */
    public Builder<S, E> hook(TransitionHook<S, E> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      return this;
    }

    /**
     * Completes the cause of every step and attempt before hooks hear of it and it is recorded:
     * with what all share, such as a request or a host, or with the reason of a step that a timer
     * made, which nobody gave one. By default the cause stays as it is.
     */
    public Builder<S, E> causes(Function<? super LifecycleEvent<S, E>, Cause> completed) {
      causes = Objects.requireNonNull(completed, "causes");
      return this;
    }

    /** How what lost a race is tried again; by default {@link Retry#standard()}. */
    public Builder<S, E> retry(Retry newRetry) {
      retry = Objects.requireNonNull(newRetry, "retry");
      return this;
    }

    /** How timers are fired; by default {@link TimerPolicy#standard()}. */
    public Builder<S, E> timers(TimerPolicy policy) {
      timers = Objects.requireNonNull(policy, "timers");
      return this;
    }

    /** How attempts that come to nothing are recorded; by default they are. */
    public Builder<S, E> refusals(RefusalLog newLog) {
      log = Objects.requireNonNull(newLog, "refusals");
      return this;
    }

    /**
     * The store.
     *
     * @throws StoreException if the database can't be asked what it is
     * @throws IllegalArgumentException if it is one that is not known, or a name of the tables is
     *     none
     * @throws IllegalStateException if refusals are to be recorded apart, and the database has only
     *     one writer
     */
    public JdbcStore<S, E> build() {
      Dialect known = dialect;
      try {
        known = known != null ? known : OwnTransaction.dialect(source);
      } catch (SQLException e) {
        throw new StoreException("The database does not tell what it is", e);
      }
      if (log == RefusalLog.APART && known.hasOneWriter()) {
        throw new IllegalStateException(
            "A database with one writer can't record refusals apart: it would wait for itself.");
      }
      return new JdbcStore<>(
          this, StoreContext.of(machine, tables, known, clock, hooks, causes, timers));
    }
  }
}
