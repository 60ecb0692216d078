package dev.pawl.spring.transaction;

import dev.pawl.store.CallerTransactions.End;
import dev.pawl.store.CallerTransactions.Outcome;
import java.lang.System.Logger.Level;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.datasource.ConnectionHolder;
import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.transaction.support.TransactionSynchronization;

/** A callback that notifies a store of the end of a Spring transaction. */
public final class TransactionEnd implements TransactionSynchronization {

  /** The maximum time, in seconds, for the check of whether a connection is alive. */
  private static final int CHECK_SECONDS = 5;

  private final DataSource source;
  private final End end;
  private final @Nullable ConnectionHolder holder;
  private boolean commitReported;

  /**
   * Creates the callback for the end of the current thread's transaction.
   *
   * @param end the object to call when the transaction ends
   */
  public TransactionEnd(DataSource source, End end) {
    this.source = source;
    this.end = end;
    this.holder = BoundResources.holder(source);
  }

  /**
   * Lets the store write the refusals of the transaction before the commit. For a read-only
   * transaction, the store writes refusals after the end of the transaction.
   */
  @Override
  public void beforeCommit(boolean readOnly) {
    if (!readOnly && BoundResources.connectionIfBound(source, holder) != null) {
      end.beforeCommit();
    }
  }

  @Override
  public void afterCommit() {
    commitReported = true;
  }

  @Override
  public void afterCompletion(int status) {
    Connection connection = BoundResources.connectionIfBound(source, holder);
    if (connection == null) {
      // in JTA, for example, connections are released before the end; the rows then show the
      // outcome
      report(Outcome.UNKNOWN, null);
    } else if (status == STATUS_ROLLED_BACK) {
      reportWritable(Outcome.ROLLED_BACK, connection);
    } else if (status == STATUS_COMMITTED && (commitReported || tryCommit(connection))) {
      reportWritable(Outcome.COMMITTED, connection);
    } else {
      reportUnknown(connection);
    }
  }

  /**
   * Commits a step that was made on the connection after the commit of the transaction. Returns
   * whether the commit succeeded.
   */
  private static boolean tryCommit(Connection connection) {
    try {
      if (!connection.getAutoCommit()) {
        connection.commit();
      }
      return true;
    } catch (SQLException e) {
      return false;
    }
  }

  private void reportUnknown(Connection connection) {
    try {
      if (isEndedByOthers()) {
        if (connection.isValid(CHECK_SECONDS)) {
          report(Outcome.PENDING, null);
          return;
        }
      } else {
        if (!connection.getAutoCommit()) {
          connection.rollback(); // a failed commit may have left the transaction open
        }
        reportWritable(Outcome.UNKNOWN, connection);
        return;
      }
    } catch (SQLException e) {
      log("A connection is broken, so its transaction has ended", e);
    }
    release(connection);
    report(Outcome.UNKNOWN, null);
  }

  /**
   * Returns whether code other than this Spring transaction ends the transaction of the connection.
   * The result is true if Spring has reported a commit although the connection was not committed,
   * or if the connection is marked for rollback.
   */
  private boolean isEndedByOthers() {
    return commitReported || (holder != null && holder.isRollbackOnly());
  }

  /**
   * Closes a broken connection, so that the pool can provide another connection for reading the
   * rows.
   */
  private void release(Connection connection) {
    try {
      DataSourceUtils.doCloseConnection(connection, source);
    } catch (SQLException e) {
      log("A broken connection could not be closed", e);
    }
  }

  /**
   * Reports the outcome to the store, with a writable connection. Spring makes the connection of a
   * read-only transaction read-only.
   */
  private void reportWritable(Outcome outcome, Connection connection) {
    boolean readOnly = false;
    try {
      readOnly = connection.isReadOnly();
      if (readOnly) {
        connection.setReadOnly(false);
      }
    } catch (SQLException e) {
      log("A connection could not be made writable", e);
      report(outcome, null);
      return;
    }
    try {
      report(outcome, connection);
    } finally {
      if (readOnly) {
        restore(connection);
      }
    }
  }

  private static void restore(Connection connection) {
    try {
      connection.setReadOnly(true);
    } catch (SQLException e) {
      log("A connection could not be made read-only again", e);
    }
  }

  /**
   * Reports the outcome to the store, as if the thread had no transaction, because hooks may then
   * begin transactions.
   */
  private void report(Outcome outcome, @Nullable Connection idle) {
    DetachedTransaction.run(() -> end.ended(outcome, idle));
  }

  private static void log(String what, SQLException e) {
    System.getLogger("dev.pawl.spring").log(Level.DEBUG, what, e);
  }
}
