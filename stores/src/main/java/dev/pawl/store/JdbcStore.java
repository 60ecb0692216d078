package dev.pawl.store;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.store.history.DeferredEvent;
import dev.pawl.store.history.RefusalLog;
import dev.pawl.store.jdbc.Durability;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.CauseColumns;
import dev.pawl.store.scope.CallScope;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Schema;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.timer.StoreTimers;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerPolicy;
import dev.pawl.store.transaction.CallerTransactions;
import dev.pawl.store.write.StoreContext;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * The instances of one machine in a database. A step is one transaction: the store inserts the row
 * of the step, updates the row of the entity if it has not changed, writes messages of effects,
 * runs statements of the caller, and commits all of it or nothing. If the store knows {@linkplain
 * Builder#callers the transaction of its caller}, it makes the steps in that transaction.
 *
 * <p>Hooks of a store are asked {@code before} a step, when nothing is written yet. They are
 * notified {@code after} the step when it has been committed; in a transaction of the caller, when
 * it has been written.
 *
 * <p>User code that runs inside a step or a transaction of a store, such as a guard, an effect, a
 * hook that is asked {@code before} or the body of {@link #inTransaction}, may read from stores of
 * the same source. A call that writes throws an {@link IllegalStateException}: it would be a
 * separate transaction, which might wait for the one around it. When a step has been committed,
 * hooks may call the store in {@code after}. Calls from other threads are not detected.
 *
 * <p>Thread-safe. It keeps no connection: each call takes one from the source and returns it.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class JdbcStore<S, E> extends StoreSteps<S, E> {

  private final DataSource source;
  private final StoreTransactions<S, E> transactions;
  private final CallersSteps<S, E> callers;
  private final InstanceSteps<S, E> instances;
  private final DueTimers<S, E> timers;

  private JdbcStore(Builder<S, E> builder, StoreContext<S, E> context) {
    super(context);
    this.source = builder.source;
    this.transactions =
        new StoreTransactions<>(context, builder.source, builder.retry, builder.log);
    this.callers = new CallersSteps<>(context, transactions, source, builder.callers);
    this.instances = new InstanceSteps<>(context, transactions, callers, source);
    this.timers = new DueTimers<>(context, transactions, source);
  }

  /** A store of a machine's instances. */
  public static <S, E> Builder<S, E> of(StoredMachine<S, E> machine, DataSource source) {
    return new Builder<>(machine, source);
  }

  /** The source of connections. */
  public DataSource source() {
    return source;
  }

  /** The DDL of the tables. */
  public Schema schema() {
    return new Schema(machine(), tables(), dialect());
  }

  /**
   * Makes the tables that are not there.
   *
   * @throws StoreException if the database fails; if a table that is there lacks columns, with what
   *     they are; or if the table of entities does not allow all states of this version of the
   *     machine, with the SQL by which it does
   */
  public void createTables() {
    CallScope.requireFree(source, "createTables", machine().name(), null);
    transactions.createTables(schema());
  }

  @Override
  Stored<S> begin(
      String id, @Nullable S initial, @Nullable String snapshot, @Nullable Object context) {
    return make("create", id, tx -> tx.begin(id, initial, snapshot, context));
  }

  @Override
  public Stored<S> fire(String id, E event, Cause cause) {
    return instances.fire(id, event, cause, null);
  }

  /**
   * Fires an event at an entity as it is now, with statements of one's own in the same transaction.
   *
   * @param more run after the step has been written; again, where the step is tried again
   */
  public Stored<S> fire(String id, E event, Cause cause, EffectContext.Statements more) {
    return instances.fire(id, event, cause, Objects.requireNonNull(more, "more"));
  }

  @Override
  public Stored<S> fire(Stored<S> known, E event, Cause cause) {
    return instances.fire(known, event, cause, null);
  }

  /** The same at an entity that still is as it was read. */
  public Stored<S> fire(Stored<S> known, E event, Cause cause, EffectContext.Statements more) {
    return instances.fire(known, event, cause, Objects.requireNonNull(more, "more"));
  }

  @Override
  public Stored<S> force(String id, S state, Cause cause) {
    CauseColumns.requireExplained(cause, "A forced transition");
    return make("force", id, tx -> tx.force(id, state, cause));
  }

  @Override
  public List<Stored<S>> fireAll(List<Request<E>> requests) {
    CallScope.requireFree(source, "fireAll", machine().name(), null);
    return callers.areDue()
        ? callers.make(tx -> tx.fireAll(requests))
        : transactions.attempt(notes -> transactions.transact(notes, tx -> tx.fireEach(requests)));
  }

  @Override
  public Stored<S> wake(String id) {
    return machine().hasTimers() ? instances.wake(id) : get(id);
  }

  @Override
  public Stored<S> discardDeferred(DeferredEvent<E> event, Cause cause) {
    return make("discardDeferred", event.entityId(), tx -> tx.discardDeferred(event, cause));
  }

  @Override
  public Stored<S> parkDeferred(DeferredEvent<E> event, Cause cause) {
    return make("parkDeferred", event.entityId(), tx -> tx.parkDeferred(event, cause));
  }

  @Override
  public Stored<S> retryDeferred(DeferredEvent<E> event) {
    return make("retryDeferred", event.entityId(), tx -> tx.retryDeferred(event));
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
   * The timers, to be fired by a {@link dev.pawl.store.timer.TimerWorker}, and how they stand.
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
   * Runs a body in one transaction. If the transaction loses a conflict and the store retries it,
   * the body runs again. In a transaction of the caller nothing is retried; if the body throws,
   * everything that it did is undone.
   *
   * @param body must affect nothing but the session, and must not write with a store of the same
   *     source: such a call would wait for this transaction
   * @throws IllegalStateException if it is called from inside a step or a transaction of a store of
   *     the same source
   * @throws UnknownOutcomeException if the answer to the commit was lost, and the transaction has
   *     no step from which the store could determine the result
   */
  public <R> R inTransaction(Function<? super StoreSession<S, E>, R> body) {
    CallScope.requireFree(source, "inTransaction", machine().name(), null);
    return callers.areDue()
        ? callers.make(tx -> tx.atomically(true, () -> body.apply(tx)))
        : transactions.attempt(notes -> transactions.transact(notes, body::apply));
  }

  private <R> R make(String what, String id, StoreTransactions.Body<S, E, R> body) {
    CallScope.requireFree(source, what, machine().name(), id);
    return callers.areDue()
        ? callers.make(body)
        : transactions.attempt(notes -> transactions.transact(notes, body));
  }

  /** Joins the transaction of a connection: nothing here commits, rolls back or tries again. */
  public StoreSession<S, E> join(Connection connection) {
    return transactions.join(connection);
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
    return transactions.join(session);
  }

  @Override
  <R> R read(String what, OwnTransaction.Body<R> body) {
    return callers.read(body, what + " could not be read");
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
    private final StoreContext.Builder<S, E> context = new StoreContext.Builder<>();
    private Tables tables;
    private @Nullable Dialect dialect;
    private Retry retry = Retry.standard();
    private RefusalLog log = RefusalLog.RECORDED;
    private CallerTransactions callers = CallerTransactions.NONE;

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
      context.clock(newClock);
      return this;
    }

    /** Adds a hook; several hear of a step in the order in which they were added. */
    public Builder<S, E> hook(TransitionHook<S, E> hook) {
      context.hook(hook);
      return this;
    }

    /**
     * Completes the cause of every step and attempt before hooks hear of it and it is recorded:
     * with what all share, such as a request or a host, or with the reason of a step that a timer
     * made, which nobody gave one. By default the cause stays as it is.
     */
    public Builder<S, E> causes(Function<? super LifecycleEvent<S, E>, Cause> completed) {
      context.causes(completed);
      return this;
    }

    /** How what lost a race is tried again; by default {@link Retry#standard()}. */
    public Builder<S, E> retry(Retry newRetry) {
      retry = Objects.requireNonNull(newRetry, "retry");
      return this;
    }

    /** How timers are fired; by default {@link TimerPolicy#standard()}. */
    public Builder<S, E> timers(TimerPolicy policy) {
      context.timers(policy);
      return this;
    }

    /** How attempts that come to nothing are recorded; by default they are. */
    public Builder<S, E> refusals(RefusalLog newLog) {
      log = Objects.requireNonNull(newLog, "refusals");
      return this;
    }

    /**
     * Sets the place where the store learns of the transaction that its caller has, as a framework
     * keeps one for the thread. Every step is then made in it: what the caller rolls back was never
     * stored, hooks hear {@code after} a step when the caller's commit is made, and what was
     * refused is recorded even if the caller rolls back. Nothing is tried again there. By default
     * every call is a transaction of the store's.
     */
    public Builder<S, E> callers(CallerTransactions transactions) {
      callers = Objects.requireNonNull(transactions, "transactions");
      return this;
    }

    /**
     * Builds the store. If the database has settings by which acknowledged steps may be lost, such
     * as H2's {@code WRITE_DELAY}, it logs a warning, once per process. With {@link #dialect} the
     * database is not asked before {@link JdbcStore#createTables}.
     *
     * @throws StoreException if the kind of database cannot be determined
     * @throws IllegalArgumentException if the database is not supported, or the name of a table is
     *     invalid
     * @throws IllegalStateException if refusals are to be recorded separately and the database has
     *     only one writer, or if the connections of the source hide the caller's transaction
     */
    public JdbcStore<S, E> build() {
      OwnTransaction.requireOwn(source);
      Dialect known = dialect;
      try {
        known = known != null ? known : Durability.check(source);
      } catch (SQLException e) {
        throw new StoreException("The database does not tell what it is", e);
      }
      PublicErrors errors = new PublicErrors(new Schema(machine, tables, known));
      return new JdbcStore<>(this, context.build(machine, tables, known, errors, source));
    }
  }
}
