package dev.pawl.store;

import dev.pawl.LifecycleEvent;
import dev.pawl.engine.Failure;
import dev.pawl.store.history.RefusalLog;
import dev.pawl.store.history.Refused;
import dev.pawl.store.jdbc.CommitLost;
import dev.pawl.store.jdbc.Durability;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.jdbc.SqlErrors;
import dev.pawl.store.scope.CallScope;
import dev.pawl.store.sql.Schema;
import dev.pawl.store.step.FailedDeferralException;
import dev.pawl.store.step.StoreContext;
import dev.pawl.store.step.StoreNotes;
import dev.pawl.store.step.WriteReceipt;
import dev.pawl.time.Backoff;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * The transactions of a store, with their retries, and the separate transactions that record
 * refusals.
 */
final class StoreTransactions<S, E> {

  /** The retry policy for finding out the result of a failed commit. */
  private static final Retry ASK_RETRY =
      Retry.of(
          6, Backoff.exponential(Duration.ofMillis(20), Duration.ofMillis(500)).withFullJitter());

  private final StoreContext<S, E> context;
  private final DataSource source;
  private final CallerTransactions callers;
  private final Retry retry;
  private final RefusalLog log;

  /** The database of the source; null if it is not known. */
  private final @Nullable String database;

  StoreTransactions(
      StoreContext<S, E> context,
      DataSource source,
      @Nullable String database,
      CallerTransactions callers,
      Retry retry,
      RefusalLog log) {
    if (log == RefusalLog.SEPARATE_TRANSACTION && context.dialect().hasSingleWriter()) {
      throw new IllegalStateException(
          "RefusalLog.SEPARATE_TRANSACTION is not possible with a database that has one writer: the second"
              + " transaction would wait for the first. Use RefusalLog.RECORDED.");
    }
    this.context = context;
    this.source = source;
    this.database = database;
    this.callers = callers;
    this.retry = retry;
    this.log = log;
  }

  /** An attempt to carry out a call of the store. An attempt may use several transactions. */
  interface Attempt<S, E, R> {
    R make(StoreNotes<S, E> notes) throws SQLException;
  }

  /** Work that runs in a transaction. */
  interface Body<S, E, R> {
    R run(StoreSession<S, E> session);
  }

  /** Writes steps in a transaction. */
  interface Writing<S, E, M, R> {
    R write(StoreSession<S, E> session, M made);
  }

  private interface RetryLoop<R> {
    R call(Supplier<R> work);
  }

  /** Runs an attempt. Retries the attempt after a conflict, including a concurrent step. */
  <R> R attempt(Attempt<S, E, R> attempt) {
    return attempt(retry::call, attempt);
  }

  /**
   * Runs an attempt. Retries the attempt after a conflict in the database, but not after a
   * concurrent step.
   */
  <R> R attemptWithoutStepRetry(Attempt<S, E, R> attempt) {
    return attempt(retry::callRetryingDatabaseErrors, attempt);
  }

  /**
   * Runs an attempt with retries. Refusals are recorded and reported to hooks only after the last
   * retry, so that an exception of a hook does not repeat the step.
   */
  private <R> R attempt(RetryLoop<R> loop, Attempt<S, E, R> attempt) {
    StoreNotes<S, E> notes = notes();
    R result;
    try {
      result = loop.call(() -> attemptOnce(attempt, notes));
    } catch (Throwable e) {
      try {
        recordSeparately(notes, null);
      } catch (Throwable more) {
        Failure.join(e, more);
      }
      throw e;
    }
    callers.runDetached(notes::reportStored);
    return result;
  }

  private <R> R attemptOnce(Attempt<S, E, R> attempt, StoreNotes<S, E> notes) {
    notes.clear();
    try {
      return attempt.make(notes);
    } catch (CommitLost e) {
      return resultIfCommitted(notes, e);
    } catch (SQLException e) {
      throw lost(notes, new StoreException("A transaction of " + context.machine() + " failed", e));
    } catch (Throwable e) {
      reportLost(notes, e);
      throw e;
    }
  }

  /**
   * Returns the result of a transaction whose commit reported an error, if the rows show that the
   * transaction was committed nevertheless.
   */
  @SuppressWarnings({
    "unchecked",
    "NullAway"
  }) // the result is that of the attempt that wrote these notes
  private <R> R resultIfCommitted(StoreNotes<S, E> notes, CommitLost lost) {
    WriteReceipt.Answer answer;
    try {
      answer = ask(notes, null);
    } catch (RuntimeException e) {
      lost.addSuppressed(e);
      answer = WriteReceipt.Answer.UNKNOWN;
    }
    String what = "A commit of " + context.machine() + " failed";
    return switch (answer) {
      case MADE -> (R) notes.result();
      case NOT_MADE -> {
        SQLException first = SqlErrors.of(lost);
        if (first != null && SqlErrors.isConstraint(first)) {
          String refused = "A commit of " + context.machine() + " was refused";
          throw lost(
              notes, new StoreException(refused + ": " + first.getMessage(), (Throwable) lost));
        }
        throw lost(
            notes,
            new PublicErrors.NotCommitted(
                what + " and nothing was stored: " + lost.getMessage(), lost));
      }
      case UNKNOWN ->
          throw lost(
              notes,
              new UnknownOutcomeException(
                  what
                      + ", and it could not be determined whether it stored "
                      + notes.summary()
                      + ". Read the entity before you retry. Cause: "
                      + lost.getMessage(),
                  lost));
    };
  }

  private StoreException lost(StoreNotes<S, E> notes, StoreException failure) {
    reportLost(notes, failure);
    return failure;
  }

  private void reportLost(StoreNotes<S, E> notes, Throwable failure) {
    callers.runDetached(() -> notes.reportLost(failure));
  }

  /** Notifies the hooks of steps that were made in memory but not written. */
  void reportLost(List<LifecycleEvent<S, E>> steps, Throwable failure) {
    callers.runDetached(() -> context.hooks().reportLost(steps, failure));
  }

  /**
   * Reads the rows of a transaction to find out whether the transaction was committed.
   *
   * @param idle an idle connection to use; null to take one from the source
   */
  WriteReceipt.Answer ask(StoreNotes<S, E> notes, @Nullable Connection idle) {
    if (notes.isEvident()) {
      return ask(notes::ask, idle);
    } else if (notes.hasRefusals()) {
      return ask(notes::askRefusals, idle);
    }
    return notes.isShared() ? WriteReceipt.Answer.UNKNOWN : WriteReceipt.Answer.MADE;
  }

  /** Returns whether the refusals are in the database, regardless of the steps. */
  boolean isRecorded(StoreNotes<S, E> notes, @Nullable Connection idle) {
    return ask(notes::askRefusals, idle) == WriteReceipt.Answer.MADE;
  }

  /** Runs a query and rolls back the query's transaction. */
  private WriteReceipt.Answer ask(
      OwnTransaction.Body<WriteReceipt.Answer> question, @Nullable Connection idle) {
    OwnTransaction.Body<WriteReceipt.Answer> asked =
        c -> {
          WriteReceipt.Answer answer = question.run(c);
          c.rollback();
          return answer;
        };
    return OwnTransaction.uninterrupted(
        () -> {
          if (idle != null) {
            try {
              return OwnTransaction.run(idle, asked);
            } catch (SQLException e) {
              // the idle connection is broken, so another one is used
            }
          }
          return ASK_RETRY.callRetryingAlways(
              () -> inOwnTransaction("could not read the result of a commit", asked));
        });
  }

  /** Runs work on a connection that the store opens itself. */
  private <R> R use(OwnTransaction.Body<R> body) throws SQLException {
    callers.release(source);
    return OwnTransaction.use(source, body);
  }

  /** Runs a query on a connection that the store opens itself. */
  <R> R query(OwnTransaction.Body<R> query) throws SQLException {
    callers.release(source);
    return OwnTransaction.query(source, query);
  }

  private <R> R inOwnTransaction(String failure, OwnTransaction.Body<R> body) {
    try {
      return use(connection -> OwnTransaction.run(connection, c -> scoped(c, body)));
    } catch (SQLException e) {
      throw new StoreException(context.machine() + " " + failure, e);
    }
  }

  private <R> R scoped(Connection connection, OwnTransaction.Body<R> body) throws SQLException {
    CallScope scope = CallScope.transaction(source, connection, context.machine().name(), null);
    try (scope) {
      return body.run(connection);
    }
  }

  /**
   * Makes a step in memory before the transaction begins, so that a refused step needs no
   * transaction. No connection is held meanwhile, because the application's code may need one: if
   * all threads held one and waited for another, a pool would have none left.
   */
  <R> R inMemory(Supplier<R> work) {
    CallScope scope = CallScope.unconnected(source, context.machine().name());
    try (scope) {
      return work.get();
    }
  }

  /**
   * Runs a transaction that writes steps that were made in memory. If a statement of a deferred
   * event fails, the transaction is rolled back before the steps are made again, because no code of
   * the application may run while rows are locked.
   *
   * @param <M> the type of the steps
   * @param made the steps
   * @param remake makes the steps again without the deferred event
   */
  <M, R> R write(
      StoreNotes<S, E> notes,
      M made,
      Writing<S, E, M, R> writing,
      BiFunction<M, FailedDeferralException, M> remake)
      throws SQLException {
    M next = made;
    while (true) {
      M steps = next;
      try {
        return transact(notes, tx -> writing.write(tx, steps));
      } catch (FailedDeferralException e) {
        callers.runDetached(() -> notes.undoAll(e.failure()));
        next = inMemory(() -> remake.apply(steps, e));
      }
    }
  }

  /** Runs a transaction on a new connection. */
  <R> R transact(StoreNotes<S, E> notes, Body<S, E, R> body) throws SQLException {
    return use(connection -> transact(connection, notes, body));
  }

  /** Runs a transaction on a connection that has no open transaction. */
  <R> R transact(Connection connection, StoreNotes<S, E> notes, Body<S, E, R> body)
      throws SQLException {
    return OwnTransaction.run(
        connection,
        c -> {
          R result;
          CallScope scope = CallScope.transaction(source, c, context.machine().name(), notes);
          try (scope) {
            result = body.run(new StoreSession<>(context, c, notes));
          }
          notes.requireVisible(c);
          notes.record(c);
          notes.result(result);
          return result;
        });
  }

  StoreNotes<S, E> notes() {
    return new StoreNotes<>(context, log != RefusalLog.NONE);
  }

  StoreSession<S, E> join(Connection connection) {
    if (CallScope.participant(connection) instanceof StoreNotes<?, ?> others) {
      return join(connection, others);
    }
    return switch (log) {
      case RECORDED -> new StoreSession<>(context, connection);
      case SEPARATE_TRANSACTION -> new StoreSession<>(context, connection, this::recordSeparately);
      case NONE -> new StoreSession<>(context, connection, refused -> {});
    };
  }

  StoreSession<S, E> join(StoreSession<?, ?> other) {
    requireSameDatabase(other);
    StoreNotes<?, ?> others = other.notes();
    if (others == null) {
      return join(other.open());
    }
    return join(other.open(), others);
  }

  /** Checks that the connection of a session leads to the database of this store. */
  private void requireSameDatabase(StoreSession<?, ?> other) {
    if (database == null || other.context.source() == source) {
      return;
    }
    String theirs;
    try {
      theirs = databaseOf(other.open());
    } catch (SQLException e) {
      throw new StoreException("The database of a session could not be determined", e);
    }
    if (!theirs.equals(database)) {
      throw new IllegalStateException(
          context.machine()
              + " cannot join a session of "
              + other.machine()
              + ", because its tables are in another database: in "
              + database
              + " instead of "
              + theirs
              + ". If they are the same database, call join(session.connection()).");
    }
  }

  /** Returns a description that is different for different databases and schemas. */
  static String databaseOf(Connection connection) throws SQLException {
    String url = String.valueOf(connection.getMetaData().getURL());
    String database = url.split("[?;]", 2)[0]; // without options, which may contain a password
    return database + ", schema " + connection.getSchema();
  }

  private StoreSession<S, E> join(Connection connection, StoreNotes<?, ?> others) {
    StoreNotes<S, E> notes = notes();
    others.join(notes);
    return new StoreSession<>(context, connection, notes);
  }

  /**
   * Runs an idempotent transaction. If the commit fails with an unknown result, the transaction is
   * repeated.
   */
  <R> R repeat(String failure, OwnTransaction.Body<R> body) {
    return ASK_RETRY.callRetryingLostCommits(
        () -> retry.call(() -> inOwnTransaction(failure, body)));
  }

  /** Creates the missing tables and checks the existing tables. */
  void createTables(Schema schema) {
    List<String> stale =
        repeat(
            "could not create its tables",
            c -> {
              Durability.check(c, schema.dialect());
              schema.create(c);
              context.owner().requireNoTopology(c);
              return schema.alterations(c);
            });
    if (!stale.isEmpty()) {
      throw PublicErrors.stale(schema, stale);
    }
  }

  /** Records a refusal in a separate transaction. */
  void recordSeparately(Refused refused) {
    StoreNotes<S, E> notes = notes();
    notes.refused(refused);
    recordSeparately(notes, null);
  }

  /**
   * Records the refusals of the notes in a separate transaction, on the idle connection if there is
   * one.
   */
  void recordSeparately(StoreNotes<S, E> notes, @Nullable Connection idle) {
    if (notes.hasRefusals()) {
      OwnTransaction.uninterrupted(
          () -> {
            try {
              return retry.call(() -> recorded(notes, idle));
            } catch (StoreException e) {
              if (idle == null) {
                throw e;
              }
              return retry.call(
                  () -> recorded(notes, null)); // the idle connection may be read-only
            }
          });
    }
  }

  private WriteReceipt.Answer recorded(StoreNotes<S, E> notes, @Nullable Connection idle) {
    OwnTransaction.Body<WriteReceipt.Answer> recording =
        c -> {
          notes.record(c);
          return WriteReceipt.Answer.MADE;
        };
    try {
      return idle == null
          ? use(connection -> OwnTransaction.run(connection, recording))
          : OwnTransaction.run(idle, recording);
    } catch (CommitLost e) {
      if (!isRecorded(notes, idle)) {
        throw new PublicErrors.NotCommitted(
            context.machine() + " could not record a refusal: " + e.getMessage(), e);
      }
      return WriteReceipt.Answer.MADE;
    } catch (SQLException e) {
      throw new StoreException(context.machine() + " could not record a refusal", e);
    }
  }
}
