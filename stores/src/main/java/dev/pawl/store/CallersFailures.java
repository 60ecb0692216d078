package dev.pawl.store;

import dev.pawl.store.jdbc.SqlErrors;
import java.lang.ref.WeakReference;
import java.sql.Connection;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The failures of all stores in one transaction of the caller. Confined to the thread of the
 * transaction.
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

  /**
   * Adds a failure. The first failure of the database is decisive. If the database has not failed,
   * the last failure is decisive.
   */
  void add(Throwable failure) {
    if (!ofDatabase) {
      decisive = failure;
      ofDatabase = SqlErrors.of(failure) != null;
    }
  }

  /** Returns the decisive failure; null if there was none. */
  @Nullable Throwable decisive() {
    return decisive;
  }
}
