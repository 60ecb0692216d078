package dev.pawl.store;

import dev.pawl.LifecycleEvent;
import dev.pawl.store.history.Refused;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * What came of an attempt, beside its result: of one store, and of those that took part in its
 * transaction.
 */
final class StoreNotes<S, E> {

  final List<Refused> refused = new ArrayList<>(1);
  final List<LifecycleEvent<S, E>> steps = new ArrayList<>(1);
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
    joined.clear();
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
