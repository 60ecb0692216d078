package dev.pawl.store;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.store.history.RefusalLog;
import dev.pawl.store.jdbc.Durability;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.CauseColumns;
import dev.pawl.store.rows.TableOwner;
import dev.pawl.store.scope.CallScope;
import dev.pawl.store.sql.Dialect;
import dev.pawl.store.sql.Schema;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.step.StoreContext;
import dev.pawl.store.timer.StoreTimers;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerPolicy;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * A store that keeps the instances of one machine in a database. Each step is one transaction: the
 * store inserts the row of the step, updates the row of the entity if that row has not changed,
 * writes the messages of effects, runs statements of the caller, and commits all of this or
 * nothing. If the store {@linkplain Builder#callers knows} the transaction of its caller, the step
 * is part of that transaction.
 *
 * <p>The store calls {@code before} of a hook before it writes anything of a step, and {@code
 * after} when the step has been committed. In a transaction that the store joined through {@link
 * #join(Connection)}, {@code after} is called when the step has been written.
 *
 * <p>User code that runs inside a step or a transaction of a store, such as a guard, an effect, a
 * hook's {@code before} or the body of {@link #inTransaction}, may read from stores of the same
 * source. A call that writes throws an {@link IllegalStateException}, because the separate
 * transaction of the call might wait forever for the surrounding transaction. A hook's {@code
 * after} may call the store once the step has been committed. Calls from other threads are not
 * detected.
 *
 * <p>Thread-safe. A store keeps no connection: each call takes a connection from the source and
 * gives it back.
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

  private JdbcStore(Builder<S, E> builder, StoreContext<S, E> context, @Nullable String database) {
    super(context);
    this.source = builder.source;
    this.transactions =
        new StoreTransactions<>(
            context, builder.source, database, builder.callers, builder.retry, builder.log);
    this.callers = new CallersSteps<>(context, transactions, source, builder.callers);
    this.instances = new InstanceSteps<>(context, transactions, callers, source);
    this.timers = new DueTimers<>(context, transactions, source);
  }

  /**
   * Returns a builder of a store.
   *
   * @param machine the machine, for example {@code CircuitStored.machine()}
   * @param source the source of connections
   */
  public static <S, E> Builder<S, E> of(StoredMachine<S, E> machine, DataSource source) {
    return new Builder<>(machine, source);
  }

  /** Returns the source of connections. */
  public DataSource source() {
    return source;
  }

  /** Returns the schema: the DDL of the tables. */
  public Schema schema() {
    return new Schema(machine(), tables(), dialect());
  }

  /**
   * Returns whether the store is read-only. A store is read-only if a topology of Kafka Streams
   * writes the tables.
   */
  public boolean isReadOnly() {
    return context.owner().isReadOnly();
  }

  /**
   * Creates the missing tables. Existing tables are not altered.
   *
   * @throws StoreException if the database fails, if an existing table lacks columns, or if the
   *     table of entities does not allow all states of this version of the machine; the message
   *     names the missing columns or the necessary SQL
   * @throws IllegalStateException if a topology of Kafka Streams owns the tables and the store is
   *     not read-only
   */
  public void createTables() {
    CallScope.requireFree(source, "createTables", machine().name(), null);
    transactions.createTables(schema());
  }

  @Override
  Stored<S> begin(String id, InstanceFactory<S, E> factory) {
    return instances.create(id, factory);
  }

  @Override
  public Stored<S> fire(String id, E event, Cause cause) {
    return instances.fire(id, event, cause, null);
  }

  /**
   * Fires an event at an entity in its current state like {@link #fire(String, Object, Cause)}, and
   * runs statements in the same transaction.
   *
   * @param id the id of the entity
   * @param event the event to fire
   * @param cause the actor and the reason, for hooks and the history
   * @param more the statements, which run after the step has been written; they run again if the
   *     step is retried
   * @return the entity after the step
   */
  public Stored<S> fire(String id, E event, Cause cause, EffectContext.Statements more) {
    return instances.fire(id, event, cause, Objects.requireNonNull(more, "more"));
  }

  @Override
  public Stored<S> fire(Stored<S> known, E event, Cause cause) {
    return instances.fire(known, event, cause, null);
  }

  /**
   * Fires an event at an entity like {@link #fire(Stored, Object, Cause)}, and runs statements in
   * the same transaction.
   *
   * @param known the entity as it was read
   * @param event the event to fire
   * @param cause the actor and the reason, for hooks and the history
   * @param more the statements, which run after the step has been written; they run again if the
   *     transaction is retried
   * @return the entity after the step
   */
  public Stored<S> fire(Stored<S> known, E event, Cause cause, EffectContext.Statements more) {
    return instances.fire(known, event, cause, Objects.requireNonNull(more, "more"));
  }

  @Override
  Stored<S> force(
      String id, ForcedStepMaker<S, E> forcing, EffectContext.@Nullable Statements more) {
    return instances.force(id, forcing, more);
  }

  /**
   * Forces an entity into a state like {@link #force(String, Object, String, Cause)}, and runs
   * statements in the same transaction.
   *
   * @param id the id of the entity
   * @param state the state to enter
   * @param snapshot the snapshot of an instance in this state, with the sequence number {@link
   *     #lastSequence} + 1
   * @param cause the cause of the step, which must have an actor and a reason
   * @param more the statements, which run after the step has been written; they run again if the
   *     transaction is retried
   * @return the entity after the step
   * @throws StoreException if the statements throw an {@code SQLException}
   */
  public Stored<S> force(
      String id, S state, String snapshot, Cause cause, EffectContext.Statements more) {
    CauseColumns.requireExplained(cause, "A forced transition");
    return force(id, forcing(state, snapshot, cause), Objects.requireNonNull(more, "more"));
  }

  @Override
  public List<Stored<S>> fireAll(List<Request<E>> requests) {
    return instances.fireAll(requests);
  }

  @Override
  public Stored<S> wake(String id) {
    return machine().hasTimers() ? instances.wake(id) : get(id);
  }

  @Override
  Stored<S> handle(String what, String id, boolean afterTimers, StepFactory<S, E> handling) {
    return instances.handle(what, id, afterTimers, handling);
  }

  /**
   * Fires the due timers of entities once, with one pass of {@link #timers()}. Each entity has a
   * separate transaction. A {@link dev.pawl.store.timer.TimerWorker} fires due timers in the
   * background.
   *
   * @param limit the maximum number of entities
   * @return the number of entities whose timers have fired
   * @throws IllegalStateException if the machine has no timers
   */
  public int wakeAll(int limit) {
    requireLimit(limit);
    return (int) timers().runOnce(limit, TimerListener.NONE, () -> false).fired();
  }

  /**
   * Returns the timers of this store, for a {@link dev.pawl.store.timer.TimerWorker} and for
   * monitoring.
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
   * Runs a body in one transaction. If the transaction fails with a conflict and the store retries
   * the transaction, the body runs again. In a transaction of the caller, nothing is retried, and
   * everything that the body did is undone if the body throws.
   *
   * <p>The body holds a connection, also while guards, updates, effects and hooks of its steps run.
   * If they need other connections, the pool must have enough connections for all threads. The
   * other calls of the store run this code without a connection, except that {@code fireAll} may
   * fire some of its events inside the transaction.
   *
   * @param body the work of the transaction. The work must change nothing except through the
   *     session. The work must not write with a store of the same source, because such a write
   *     would wait for this transaction
   * @return the result of the body
   * @throws IllegalStateException if this method is called from inside a step or a transaction of a
   *     store of the same source
   * @throws UnknownOutcomeException if the commit failed and the store cannot determine the result
   *     of the commit, because the transaction has no step
   */
  public <R> R inTransaction(Function<? super StoreSession<S, E>, R> body) {
    CallScope.requireFree(source, "inTransaction", machine().name(), null);
    return callers.joinsCaller()
        ? callers.make(tx -> tx.atomically(true, () -> body.apply(tx)))
        : transactions.attempt(notes -> transactions.transact(notes, body::apply));
  }

  /**
   * Returns a session in the open transaction of a connection. The session never commits, rolls
   * back or retries.
   *
   * @param connection a connection with an open transaction
   */
  public StoreSession<S, E> join(Connection connection) {
    return transactions.join(connection);
  }

  /**
   * Returns a session in the transaction of a session of another store, for steps of two machines
   * that are committed or undone together. Both stores use the same database. Refusals are recorded
   * and hooks are notified as in a transaction of this store.
   *
   * <pre>{@code
   * tasks.inTransaction(
   *     tx -> {
   *       tx.fire("T-1", TaskEvent.AGENT_CLAIMS_TASK, cause);
   *       return agents.join(tx).fire("a-1", AgentEvent.NEW_TASK_ASSIGNED, cause);
   *     });
   * }</pre>
   *
   * @param session the session of the other store
   * @throws IllegalStateException if the session is in another database or schema
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

    /** Sets the names of the tables. By default, the names are derived from the machine's name. */
    public Builder<S, E> tables(Tables names) {
      tables = Objects.requireNonNull(names, "tables");
      return this;
    }

    /**
     * Sets the SQL dialect. By default, the dialect is determined from the database when the store
     * is built.
     */
    public Builder<S, E> dialect(Dialect database) {
      dialect = database;
      return this;
    }

    /**
     * Sets the clock for the times of steps and timers, for example in tests. By default, a machine
     * with timers uses the database's clock, because the clocks of hosts may differ; other machines
     * use the system clock.
     */
    public Builder<S, E> clock(InstantSource newClock) {
      context.clock(newClock);
      return this;
    }

    /** Adds a hook. Hooks are called in the order in which they were added. */
    public Builder<S, E> hook(TransitionHook<S, E> hook) {
      context.hook(hook);
      return this;
    }

    /**
     * Sets a function that completes the cause of every step and attempt before hooks are notified
     * and the cause is recorded. The function can add, for example, the id of the request, the
     * host, or a reason for steps that timers make. By default causes are not changed.
     */
    public Builder<S, E> causes(Function<? super LifecycleEvent<S, E>, Cause> completed) {
      context.causes(completed);
      return this;
    }

    /**
     * Makes the store read-only. Calls that write throw an {@link IllegalStateException}. Use this
     * setting for tables into which a topology of Kafka Streams projects its steps.
     */
    public Builder<S, E> readOnly() {
      context.readOnly();
      return this;
    }

    /**
     * Sets how transactions are retried after conflicts. The default is {@link Retry#standard()}.
     */
    public Builder<S, E> retry(Retry newRetry) {
      retry = Objects.requireNonNull(newRetry, "retry");
      return this;
    }

    /** Sets how timers are fired. The default is {@link TimerPolicy#standard()}. */
    public Builder<S, E> timers(TimerPolicy policy) {
      context.timers(policy);
      return this;
    }

    /**
     * Sets how refused and failed attempts are recorded. The default is {@link
     * RefusalLog#RECORDED}.
     */
    public Builder<S, E> refusals(RefusalLog newLog) {
      log = Objects.requireNonNull(newLog, "refusals");
      return this;
    }

    /**
     * Sets how the store finds the current transaction of its caller, for example a transaction
     * that a framework binds to the thread. The store then runs each step in that transaction. A
     * rollback by the caller undoes the step. A hook's {@code after} is called when the caller has
     * committed. Refusals are recorded even if the caller rolls back. Nothing is retried in a
     * transaction of the caller. By default every call is a separate transaction.
     */
    public Builder<S, E> callers(CallerTransactions transactions) {
      callers = Objects.requireNonNull(transactions, "transactions");
      return this;
    }

    /**
     * Builds the store. If settings of the database may lose acknowledged steps, such as H2's
     * {@code WRITE_DELAY}, logs a warning once per process. If {@link #dialect} is set, this method
     * does not access the database.
     *
     * @throws StoreException if the kind of database cannot be determined
     * @throws IllegalArgumentException if the database is not supported, or the name of a table is
     *     invalid
     * @throws IllegalStateException if refusals are to be recorded separately and the database has
     *     only one writer, if the connections of the source hide the caller's transaction, or if a
     *     topology of Kafka Streams owns the tables and the store is not {@link #readOnly}
     */
    public JdbcStore<S, E> build() {
      OwnTransaction.requireOwn(source);
      Dialect known = dialect;
      try {
        known = known != null ? known : Durability.check(source);
      } catch (SQLException e) {
        throw new StoreException("The kind of database could not be determined", e);
      }
      PublicErrors errors = new PublicErrors(new Schema(machine, tables, known));
      StoreContext<S, E> built = context.build(machine, tables, known, errors, source);
      return new JdbcStore<>(this, built, dialect == null ? check(built.owner()) : null);
    }

    /** Checks the owner of the tables. Returns a description of the database. */
    private String check(TableOwner owner) {
      try {
        return OwnTransaction.run(
            source,
            connection -> {
              owner.requireNoTopology(connection);
              return StoreTransactions.databaseOf(connection);
            });
      } catch (SQLException e) {
        throw new StoreException("The owner of the tables could not be determined", e);
      }
    }
  }
}
