package dev.pawl.store;

import dev.pawl.engine.Failure;
import dev.pawl.store.history.RefusalLog;
import dev.pawl.store.history.Refused;
import dev.pawl.store.jdbc.CommitLost;
import dev.pawl.store.jdbc.Durability;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.jdbc.SqlErrors;
import dev.pawl.store.scope.CallScope;
import dev.pawl.store.sql.Schema;
import dev.pawl.store.write.StoreContext;
import dev.pawl.store.write.StoreNotes;
import dev.pawl.store.write.WriteReceipt;
import dev.pawl.time.Backoff;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** The transactions that a store makes: tried again where that helps, refusals recorded apart. */
final class StoreTransactions<S, E> {

  /** How often a database is asked what became of a commit, where it does not answer at once. */
  private static final Retry ASKING =
      Retry.of(
          6, Backoff.exponential(Duration.ofMillis(20), Duration.ofMillis(500)).withFullJitter());

  private final StoreContext<S, E> context;
  private final DataSource source;
  private final Retry retry;
  private final RefusalLog log;

  StoreTransactions(StoreContext<S, E> context, DataSource source, Retry retry, RefusalLog log) {
    if (log == RefusalLog.APART && context.dialect().hasSingleWriter()) {
      throw new IllegalStateException(
          "A database with one writer can't record refusals apart: it would wait for itself.");
    }
    this.context = context;
    this.source = source;
    this.retry = retry;
    this.log = log;
  }

  /** One attempt, with as many transactions as it needs. */
  interface Attempt<S, E, R> {
    R make(StoreNotes<S, E> notes) throws SQLException;
  }

  /** Work in a transaction. */
  interface Body<S, E, R> {
    R run(StoreSession<S, E> session);
  }

  private interface Trying<R> {
    R call(Supplier<R> work);
  }

  /** Tries, and tries again where somebody else was first. */
  <R> R attempt(Attempt<S, E, R> attempt) {
    return attempt(retry::call, attempt);
  }

  /** Tries, and tries again where the database asks for it, but not where somebody was first. */
  <R> R attemptAsKnown(Attempt<S, E, R> attempt) {
    return attempt(retry::callAsKnown, attempt);
  }

  /**
   * Only when the trying is over, what was refused in the end is recorded, or reported to hooks:
   * what they throw must try no step again.
   */
  private <R> R attempt(Trying<R> trying, Attempt<S, E, R> attempt) {
    StoreNotes<S, E> notes = notes();
    R result;
    try {
      result = trying.call(() -> once(attempt, notes));
    } catch (Throwable e) {
      try {
        recordApart(notes, null);
      } catch (Throwable more) {
        Failure.join(e, more);
      }
      throw e;
    }
    notes.reportStored();
    return result;
  }

  private <R> R once(Attempt<S, E, R> attempt, StoreNotes<S, E> notes) {
    notes.clear();
    try {
      return attempt.make(notes);
    } catch (CommitLost e) {
      return answered(notes, e);
    } catch (SQLException e) {
      throw lost(notes, new StoreException("A transaction of " + context.machine() + " failed", e));
    } catch (Throwable e) {
      notes.reportLost(e);
      throw e;
    }
  }

  /**
   * The result of a transaction whose commit failed, if the rows tell that it was made all the
   * same.
   */
  @SuppressWarnings({"unchecked", "NullAway"}) // what the attempt that wrote these notes returned
  private <R> R answered(StoreNotes<S, E> notes, CommitLost lost) {
    WriteReceipt.Answer answer;
    try {
      answer = ask(notes, null);
    } catch (RuntimeException e) {
      lost.addSuppressed(e);
      answer = WriteReceipt.Answer.UNKNOWN;
    }
    String what = "The answer to a commit of " + context.machine() + " was lost";
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
                what + ", and nothing was stored: " + lost.getMessage(), lost));
      }
      case UNKNOWN ->
          throw lost(
              notes,
              new UnknownOutcomeException(
                  what
                      + ", and it could not be found out what became of "
                      + notes.summary()
                      + ". Read what is there before you try again: "
                      + lost.getMessage(),
                  lost));
    };
  }

  private StoreException lost(StoreNotes<S, E> notes, StoreException failure) {
    notes.reportLost(failure);
    return failure;
  }

  /**
   * Asks the rows what became of a transaction.
   *
   * @param idle a connection for it; null to take one
   */
  WriteReceipt.Answer ask(StoreNotes<S, E> notes, @Nullable Connection idle) {
    if (notes.isEvident()) {
      return ask(notes::ask, idle);
    } else if (notes.hasRefusals()) {
      return ask(notes::askRefusals, idle);
    }
    return notes.isShared() ? WriteReceipt.Answer.UNKNOWN : WriteReceipt.Answer.MADE;
  }

  /** Whether the refusals are there, whatever became of steps. */
  boolean isRecorded(StoreNotes<S, E> notes, @Nullable Connection idle) {
    return ask(notes::askRefusals, idle) == WriteReceipt.Answer.MADE;
  }

  /** Asks, and leaves no trace. */
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
              // it is of no use any more: another is taken
            }
          }
          return ASKING.callWhatever(() -> inOwnTransaction("could not be asked", asked));
        });
  }

  private <R> R inOwnTransaction(String failure, OwnTransaction.Body<R> body) {
    try {
      return OwnTransaction.run(source, c -> scoped(c, body));
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

  /** A transaction on a connection of its own. */
  <R> R transact(StoreNotes<S, E> notes, Body<S, E, R> body) throws SQLException {
    return OwnTransaction.use(source, connection -> transact(connection, notes, body));
  }

  /** A transaction on a connection that has none open. */
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
          notes.record(c);
          notes.result(result);
          return result;
        });
  }

  /** Empty notes of an attempt. */
  StoreNotes<S, E> notes() {
    return new StoreNotes<>(context, log != RefusalLog.NONE);
  }

  /** Joins the transaction that somebody has open on a connection. */
  StoreSession<S, E> join(Connection connection) {
    if (CallScope.participant(connection) instanceof StoreNotes<?, ?> others) {
      return join(connection, others);
    }
    return switch (log) {
      case RECORDED -> new StoreSession<>(context, connection);
      case APART -> new StoreSession<>(context, connection, this::recordApart);
      case NONE -> new StoreSession<>(context, connection, refused -> {});
    };
  }

  /** Takes part in the transaction of a session of another store, and shares its fate. */
  StoreSession<S, E> join(StoreSession<?, ?> other) {
    StoreNotes<?, ?> others = other.notes();
    if (others == null) {
      return join(other.open());
    }
    return join(other.open(), others);
  }

  private StoreSession<S, E> join(Connection connection, StoreNotes<?, ?> others) {
    StoreNotes<S, E> notes = notes();
    others.join(notes);
    return new StoreSession<>(context, connection, notes);
  }

  /**
   * Makes a transaction that comes to the same if it is made twice, so that one whose commit was
   * lost is simply made again.
   */
  <R> R repeat(String failure, OwnTransaction.Body<R> body) {
    return ASKING.callLost(() -> retry.call(() -> inOwnTransaction(failure, body)));
  }

  /** Makes the tables that are not there; those that are must do. */
  void createTables(Schema schema) {
    List<String> stale =
        repeat(
            "could not get its tables",
            c -> {
              Durability.check(c, schema.dialect());
              schema.create(c);
              return schema.alterations(c);
            });
    if (!stale.isEmpty()) {
      throw PublicErrors.stale(schema, stale);
    }
  }

  /** Records an attempt in a transaction of its own. */
  void recordApart(Refused refused) {
    StoreNotes<S, E> notes = notes();
    notes.refused(refused);
    recordApart(notes, null);
  }

  /**
   * Records what was refused in a transaction of its own, on an idle connection if there is one.
   */
  void recordApart(StoreNotes<S, E> notes, @Nullable Connection idle) {
    if (notes.hasRefusals()) {
      OwnTransaction.uninterrupted(
          () -> {
            try {
              return retry.call(() -> recorded(notes, idle));
            } catch (StoreException e) {
              if (idle == null) {
                throw e;
              }
              return retry.call(() -> recorded(notes, null)); // that one may only read
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
      return OwnTransaction.run(source, idle, recording);
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
