package dev.pawl.store;

import dev.pawl.LifecycleEvent;
import dev.pawl.store.history.Refused;
import dev.pawl.store.rows.OwnTransaction;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
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

  /** What came of an attempt, beside its result. */
  static final class Notes<S, E> {
    final List<Refused> refused = new ArrayList<>(1);
    final List<LifecycleEvent<S, E>> steps = new ArrayList<>(1);
  }

  /** One attempt, with as many transactions as it needs. */
  interface Attempt<S, E, R> {
    R make(Notes<S, E> notes) throws SQLException;
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
    Notes<S, E> notes = new Notes<>();
    R result;
    try {
      result = trying.call(() -> once(attempt, notes));
    } catch (RuntimeException | Error e) {
      try {
        recordApart(notes.refused);
      } catch (RuntimeException more) {
        e.addSuppressed(more);
      }
      throw e;
    }
    if (context.told()) {
      context.maker().tellStored(notes.steps);
    }
    return result;
  }

  private <R> R once(Attempt<S, E, R> attempt, Notes<S, E> notes) {
    notes.refused.clear();
    notes.steps.clear();
    try {
      return attempt.make(notes);
    } catch (SQLException e) {
      StoreException failure =
          new StoreException("A transaction of " + context.machine() + " failed", e);
      context.maker().tellLost(notes.steps, failure);
      throw failure;
    } catch (RuntimeException | Error e) {
      context.maker().tellLost(notes.steps, e);
      throw e;
    }
  }

  /** A transaction on a connection of its own. */
  <R> R transact(Notes<S, E> notes, Body<S, E, R> body) throws SQLException {
    try (Connection connection = source.getConnection()) {
      return transact(connection, notes, body);
    }
  }

  /** A transaction on a connection that has none open. */
  <R> R transact(Connection connection, Notes<S, E> notes, Body<S, E, R> body) throws SQLException {
    return OwnTransaction.run(
        connection,
        c -> {
          StoreSession<S, E> session =
              new StoreSession<>(context, c, notes.refused::add, notes.steps::add);
          R result = body.run(session);
          if (log != RefusalLog.NONE) {
            notes.refused.forEach(session::record);
          }
          return result;
        });
  }

  /** Records attempts in a transaction of their own. */
  void recordApart(List<Refused> refused) {
    if (log == RefusalLog.NONE || refused.isEmpty()) {
      return;
    }
    retry.call(
        () -> {
          try {
            return OwnTransaction.run(
                source,
                c -> {
                  for (Refused one : refused) {
                    context.refusals().insert(c, one);
                  }
                  return null;
                });
          } catch (SQLException e) {
            throw new StoreException(
                "A refusal of " + context.machine() + " could not be recorded", e);
          }
        });
  }
}
