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
final class CallersFailures {

  private static final Map<Connection, WeakReference<CallersFailures>> OPEN = new WeakHashMap<>();

  private @Nullable Throwable decisive;
  private boolean ofDatabase;

  private CallersFailures() {}

  /**
   * Returns the failures of the open transaction of a connection. The failures are kept until the
   * transaction ends.
   */
  static CallersFailures of(Connection connection) {
    synchronized (OPEN) {
      WeakReference<CallersFailures> known = OPEN.get(connection);
      CallersFailures failures = known == null ? null : known.get();
      if (failures == null) {
        failures = new CallersFailures();
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
