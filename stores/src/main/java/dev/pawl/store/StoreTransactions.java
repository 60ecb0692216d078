package dev.pawl.store;

import dev.pawl.store.history.Refused;
import dev.pawl.store.rows.OwnTransaction;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.function.Supplier;
import javax.sql.DataSource;

/** The transactions that a store makes: tried again where that helps, refusals recorded apart. */
final class StoreTransactions<S, E> {

  private final StoreContext<S, E> context;
  private final DataSource source;
  private final Retry retry;
  private final RefusalLog log;

  StoreTransactions(StoreContext<S, E> context, DataSource source, Retry retry, RefusalLog log) {
    this.context = context;
    this.source = source;
    this.retry = retry;
    this.log = log;
  }

  /** One attempt, with as many transactions as it needs. */
  interface Attempt<S, E, R> {
    R make(StoreNotes<S, E> notes) throws SQLException;
  }

  /** What is done in a transaction. */
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
   * Only when the trying is over, what was refused in the end is recorded, or hooks are told: what
   * they throw must try no step again.
   */
  private <R> R attempt(Trying<R> trying, Attempt<S, E, R> attempt) {
    StoreNotes<S, E> notes = new StoreNotes<>(context, log);
    R result;
    try {
      result = trying.call(() -> once(attempt, notes));
    } catch (RuntimeException | Error e) {
      try {
        recordApart(notes);
      } catch (RuntimeException more) {
        e.addSuppressed(more);
      }
      throw e;
    }
    notes.tellStored();
    return result;
  }

  private <R> R once(Attempt<S, E, R> attempt, StoreNotes<S, E> notes) {
    notes.clear();
    try {
      return attempt.make(notes);
    } catch (SQLException e) {
      StoreException failure =
          new StoreException("A transaction of " + context.machine() + " failed", e);
      notes.tellLost(failure);
      throw failure;
    } catch (RuntimeException | Error e) {
      notes.tellLost(e);
      throw e;
    }
  }

  /** A transaction on a connection of its own. */
  <R> R transact(StoreNotes<S, E> notes, Body<S, E, R> body) throws SQLException {
    try (Connection connection = source.getConnection()) {
      return transact(connection, notes, body);
    }
  }

  /** A transaction on a connection that has none open. */
  <R> R transact(Connection connection, StoreNotes<S, E> notes, Body<S, E, R> body)
      throws SQLException {
    return OwnTransaction.run(
        connection,
        c -> {
          R result = body.run(new StoreSession<>(context, c, notes));
          notes.record(c);
          return result;
        });
  }

  /** Takes part in the transaction of another store, and shares its fate. */
  StoreSession<S, E> join(StoreSession<?, ?> other) {
    StoreNotes<S, E> notes = new StoreNotes<>(context, log);
    other.notes().join(notes);
    return new StoreSession<>(context, other.connection(), notes);
  }

  /** Records an attempt in a transaction of its own. */
  void recordApart(Refused refused) {
    StoreNotes<S, E> notes = new StoreNotes<>(context, log);
    notes.refused.add(refused);
    recordApart(notes);
  }

  private void recordApart(StoreNotes<S, E> notes) {
    if (!notes.hasRefusals()) {
      return;
    }
    retry.call(
        () -> {
          try {
            return OwnTransaction.run(
                source,
                c -> {
                  notes.record(c);
                  return null;
                });
          } catch (SQLException e) {
            throw new StoreException(
                "A refusal of " + context.machine() + " could not be recorded", e);
          }
        });
  }
}
