package dev.pawl.store;

import dev.pawl.LifecycleEvent;
import dev.pawl.store.history.Refused;
import dev.pawl.store.rows.EntityRow;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of an attempt, beside its result: of one store, and of those that took part in its
 * transaction.
 */
final class StoreNotes<S, E> {

  final List<Refused> refused = new ArrayList<>(1);
  final List<LifecycleEvent<S, E>> steps = new ArrayList<>(1);
  final List<Evidence<S, E>> written = new ArrayList<>(1);

  /** What the transaction came to, when all of it but the commit was done. */
  @Nullable Object result;

  private boolean shared;
  private final StoreContext<S, E> context;
  private final RefusalLog log;
  private final List<StoreNotes<?, ?>> joined = new ArrayList<>(0);

  StoreNotes(StoreContext<S, E> context, RefusalLog log) {
    this.context = context;
    this.log = log;
  }

  /** Those of another store, in the same transaction. */
  void join(StoreNotes<?, ?> other) {
    joined.add(other);
  }

  void clear() {
    refused.clear();
    steps.clear();
    written.clear();
    joined.clear();
    result = null;
    shared = false;
  }

  /** That somebody else has the connection, and may write what leaves no evidence here. */
  void share() {
    shared = true;
  }

  /** Whether somebody else had the connection. */
  boolean isShared() {
    return shared || joined.stream().anyMatch(StoreNotes::isShared);
  }

  /** Whether something was written by which can be told whether the transaction was committed. */
  boolean isEvident() {
    return !written.isEmpty() || joined.stream().anyMatch(StoreNotes::isEvident);
  }

  /** Asks the rows whether the transaction was committed. */
  Evidence.Answer ask(Connection connection) throws SQLException {
    for (Evidence<S, E> one : written) {
      Evidence.Answer answer = one.ask(connection, context);
      if (answer != Evidence.Answer.UNKNOWN) {
        return answer;
      }
    }
    for (StoreNotes<?, ?> other : joined) {
      Evidence.Answer answer = other.ask(connection);
      if (answer != Evidence.Answer.UNKNOWN) {
        return answer;
      }
    }
    return Evidence.Answer.UNKNOWN;
  }

  /** Asks the rows whether the refusals are recorded. */
  Evidence.Answer askRefusals(Connection connection) throws SQLException {
    if (log != RefusalLog.NONE) {
      for (Refused one : refused) {
        if (!context.refusals().isThere(connection, one)) {
          return Evidence.Answer.NOT_MADE;
        }
      }
    }
    for (StoreNotes<?, ?> other : joined) {
      if (other.askRefusals(connection) == Evidence.Answer.NOT_MADE) {
        return Evidence.Answer.NOT_MADE;
      }
    }
    return Evidence.Answer.MADE;
  }

  /** What was written, in a few words. */
  String told() {
    if (written.isEmpty()) {
      return joined.stream()
          .filter(StoreNotes::isEvident)
          .map(StoreNotes::told)
          .findFirst()
          .orElse("what was written beside steps");
    }
    EntityRow last = written.get(written.size() - 1).after();
    return context.machine()
        + " "
        + last.id()
        + ", "
        + last.state()
        + " at version "
        + last.version();
  }

  /** Whether there are refusals to be recorded. */
  boolean hasRefusals() {
    return log != RefusalLog.NONE && !refused.isEmpty()
        || joined.stream().anyMatch(StoreNotes::hasRefusals);
  }

  /** Records the refusals in a transaction. */
  void record(Connection connection) throws SQLException {
    if (log != RefusalLog.NONE) {
      for (Refused one : refused) {
        context.refusals().insert(connection, one);
      }
    }
    for (StoreNotes<?, ?> other : joined) {
      other.record(connection);
    }
  }

  /** Tells the hooks that the steps have been committed; the first error is thrown. */
  void tellStored() {
    RuntimeException first = null;
    try {
      if (context.told()) {
        context.maker().tellStored(steps);
      }
    } catch (RuntimeException e) {
      first = e;
    }
    for (StoreNotes<?, ?> other : joined) {
      try {
        other.tellStored();
      } catch (RuntimeException e) {
        if (first == null) {
          first = e;
        } else {
          first.addSuppressed(e);
        }
      }
    }
    if (first != null) {
      throw first;
    }
  }

  /** Tells the hooks that the steps have been lost. */
  void tellLost(Throwable thrown) {
    context.maker().tellLost(steps, thrown);
    joined.forEach(other -> other.tellLost(thrown));
  }
}
