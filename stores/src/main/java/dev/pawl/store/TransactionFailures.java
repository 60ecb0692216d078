package dev.pawl.store;

import dev.pawl.store.jdbc.SqlErrors;
import java.lang.ref.WeakReference;
import java.sql.Connection;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The failures of all stores in one transaction of the caller. Only the thread of the transaction
 * may use this object.
 */
final class TransactionFailures {

  private static final Map<Connection, WeakReference<TransactionFailures>> OPEN =
      new WeakHashMap<>();

  private @Nullable Throwable decisive;
  private boolean ofDatabase;

  private TransactionFailures() {}

  /**
   * Returns the failures of the open transaction of a connection. The failures are kept until the
   * transaction ends.
   */
  static TransactionFailures of(Connection connection) {
    synchronized (OPEN) {
      WeakReference<TransactionFailures> known = OPEN.get(connection);
      TransactionFailures failures = known == null ? null : known.get();
      if (failures == null) {
        failures = new TransactionFailures();
        OPEN.put(connection, new WeakReference<>(failures));
      }
      return failures;
    }
  }

  /** Forgets the failures, so that they do not count for the next transaction of the connection. */
  void end() {
    synchronized (OPEN) {
      OPEN.values().removeIf(known -> known.get() == null || known.get() == this);
    }
  }

  void add(Throwable failure) {
    if (!ofDatabase) {
      decisive = failure;
      ofDatabase = SqlErrors.of(failure) != null;
    }
  }

  /**
   * Returns the failure that explains a rollback: the first failure of the database or, if the
   * database has not failed, the last failure. Returns null if nothing has failed.
   */
  @Nullable Throwable decisive() {
    return decisive;
  }
}
