package dev.pawl.spring.transaction;

import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.datasource.ConnectionHolder;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * A warning about steps that are committed separately although the thread has a transaction. The
 * warning is logged once for each machine and reason. Thread-safe.
 */
public final class SeparateCommitWarning {

  private enum Reason {
    UNTOLD(
        "its transaction manager does not announce its transactions. Do not set"
            + " SYNCHRONIZATION_NEVER."),
    OVER(
        "that transaction is over, and this code is called after its commit. Begin a new"
            + " transaction with REQUIRES_NEW."),
    WRAPPED(
        "that transaction is on a proxy of the store's DataSource, or on the DataSource behind"
            + " it. Create the store with the same object as the transaction manager."),
    ELSEWHERE(
        "that transaction is on another DataSource. To commit both together, create the store"
            + " with the DataSource of the transaction manager; otherwise make the step outside of"
            + " the transaction, so that it does not look like a part of it."),
    UNSEEN(
        "that transaction has no connection to the store's DataSource: it belongs to JTA,"
            + " to a JpaTransactionManager without this DataSource, or not to a database. Use a"
            + " JdbcTransactionManager, or a JpaTransactionManager with this DataSource.");

    private final String said;

    Reason(String said) {
      this.said = said;
    }
  }

  private final Set<String> reported = ConcurrentHashMap.newKeySet();

  /** Creates an object that has not logged any warning yet. */
  public SeparateCommitWarning() {}

  /**
   * Logs a warning with the reason if a step of a machine is committed separately although the
   * thread has a transaction.
   */
  public void warnOnce(DataSource source, String machine) {
    Reason reason = reason(source);
    if (reason != null && reported.add(machine + ' ' + reason)) {
      String name = TransactionSynchronizationManager.getCurrentTransactionName();
      System.getLogger("dev.pawl.spring")
          .log(
              Level.WARNING,
              "A step of "
                  + machine
                  + " is committed separately, although the thread has a transaction"
                  + (name == null ? "" : ", " + name)
                  + ": "
                  + reason.said
                  + " This is logged once.");
    }
  }

  private static @Nullable Reason reason(DataSource source) {
    boolean active = TransactionSynchronizationManager.isActualTransactionActive();
    boolean synchronizing = TransactionSynchronizationManager.isSynchronizationActive();
    if (active != synchronizing) {
      return null; // called after a transaction has ended, when separate commits are intended
    }
    ConnectionHolder holder = BoundResources.holder(source);
    if (!active) {
      return holder != null && BoundResources.isOpen(holder) ? Reason.UNTOLD : null;
    }
    return holder != null ? Reason.OVER : elsewhere(source);
  }

  private static Reason elsewhere(DataSource source) {
    Reason found = Reason.UNSEEN;
    for (Map.Entry<Object, Object> bound :
        TransactionSynchronizationManager.getResourceMap().entrySet()) {
      if (bound.getValue() instanceof ConnectionHolder
          && bound.getKey() instanceof DataSource other) {
        if (ProxiedSources.innermost(other) == ProxiedSources.innermost(source)) {
          return Reason.WRAPPED;
        }
        found = Reason.ELSEWHERE;
      }
    }
    return found;
  }
}
