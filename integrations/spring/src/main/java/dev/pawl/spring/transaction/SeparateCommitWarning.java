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
 * Warns of steps that are committed by themselves though the thread has a transaction: for each
 * machine once of every reason. Thread-safe.
 */
public final class SeparateCommitWarning {

  private enum Reason {
    UNTOLD(
        "its transaction manager tells nobody of its transactions. Take"
            + " SYNCHRONIZATION_NEVER away from it."),
    OVER(
        "that transaction is over, and this is called after its commit. Begin another, with"
            + " REQUIRES_NEW."),
    WRAPPED(
        "that transaction is on a proxy around the store's DataSource, or on what is behind it."
            + " Give the store the very one that the transaction manager has."),
    ELSEWHERE(
        "that transaction is on another DataSource. If both shall be committed together, give the"
            + " store the DataSource of the transaction manager; otherwise make the step outside,"
            + " so that nobody takes it for a part of that transaction."),
    UNSEEN(
        "that transaction has no connection to the store's DataSource: it is one of JTA, of a"
            + " JpaTransactionManager that does not know the DataSource, or of something else than"
            + " a database. Use a JdbcTransactionManager, or a JpaTransactionManager with this"
            + " DataSource.");

    private final String said;

    Reason(String said) {
      this.said = said;
    }
  }

  private final Set<String> reported = ConcurrentHashMap.newKeySet();

  /** Nothing reported yet. */
  public SeparateCommitWarning() {}

  /** Looks why a step of a machine joins no transaction, and warns if it should. */
  public void look(DataSource source, String machine) {
    Reason reason = reason(source);
    if (reason != null && reported.add(machine + ' ' + reason)) {
      String name = TransactionSynchronizationManager.getCurrentTransactionName();
      System.getLogger("dev.pawl.spring")
          .log(
              Level.WARNING,
              "A step of "
                  + machine
                  + " is committed by itself, though the thread has a transaction"
                  + (name == null ? "" : ", " + name)
                  + ": "
                  + reason.said
                  + " This is said once.");
    }
  }

  private static @Nullable Reason reason(DataSource source) {
    boolean active = TransactionSynchronizationManager.isActualTransactionActive();
    boolean synchronizing = TransactionSynchronizationManager.isSynchronizationActive();
    if (active != synchronizing) {
      return null; // called when a transaction has ended, which is the place for work of its own
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
