package dev.pawl.store;

import dev.pawl.store.jdbc.SqlErrors;
import java.lang.ref.WeakReference;
import java.sql.Connection;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The failures in the transaction of a caller, of all stores that took part. Confined to the thread
 * of the transaction.
 */
final class CallersFailures {

  private static final Map<Connection, WeakReference<CallersFailures>> OPEN = new WeakHashMap<>();

  private @Nullable Throwable decisive;
  private boolean ofDatabase;

  private CallersFailures() {}

  /**
   * The failures of the transaction that is open on a connection. They last as long as a store
   * waits for its end.
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

  /** Forgets them: the connection may have another transaction. */
  void end() {
    synchronized (OPEN) {
      OPEN.values().removeIf(known -> known.get() == null || known.get() == this);
    }
  }

  /** Notes a failure. The first one of the database decides, or else the last. */
  void add(Throwable failure) {
    if (!ofDatabase) {
      decisive = failure;
      ofDatabase = SqlErrors.of(failure) != null;
    }
  }

  /** The failure that decides; null if there was none. */
  @Nullable Throwable decisive() {
    return decisive;
  }
}
