package dev.pawl.spring.transaction;

import dev.pawl.store.transaction.CallerTransactions.End;
import dev.pawl.store.transaction.CallerTransactions.Outcome;
import java.lang.System.Logger.Level;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.datasource.ConnectionHolder;
import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.transaction.support.TransactionSynchronization;

/** Tells a store of the end of one of Spring's transactions. */
public final class TransactionEnd implements TransactionSynchronization {

  /** How long a connection may take to say that it is alive, in seconds. */
  private static final int PATIENCE = 5;

  private final DataSource source;
  private final End end;
  private final @Nullable ConnectionHolder holder;
  private boolean heardCommit;

  /** Joins the end of the thread's transaction to what a store does then. */
  public TransactionEnd(DataSource source, End end) {
    this.source = source;
    this.end = end;
    this.holder = BoundResources.holder(source);
  }

  /**
   * Writes refusals before the commit; where the transaction only reads, they are written when it
   * is over.
   */
  @Override
  public void beforeCommit(boolean readOnly) {
    if (!readOnly && BoundResources.still(source, holder) != null) {
      end.beforeCommit();
    }
  }

  @Override
  public void afterCommit() {
    heardCommit = true;
  }

  @Override
  public void afterCompletion(int status) {
    Connection connection = BoundResources.still(source, holder);
    if (connection == null) {
      // as in JTA, where Spring gives connections back before the end: the rows say
      report(Outcome.UNKNOWN, null);
    } else if (status == STATUS_ROLLED_BACK) {
      reportWritable(Outcome.ROLLED_BACK, connection);
    } else if (status == STATUS_COMMITTED && (heardCommit || isCommittedNow(connection))) {
      reportWritable(Outcome.COMMITTED, connection);
    } else {
      reportUnknown(connection);
    }
  }

  /** A step that was made when the commit had been made already has had none. */
  private static boolean isCommittedNow(Connection connection) {
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
      if (isOthers()) {
        if (connection.isValid(PATIENCE)) {
          report(Outcome.PENDING, null);
          return;
        }
      } else {
        if (!connection.getAutoCommit()) {
          connection.rollback(); // what a commit that has failed may have left open
        }
        reportWritable(Outcome.UNKNOWN, connection);
        return;
      }
    } catch (SQLException e) {
      log("A connection is dead, and nothing is open on it any more", e);
    }
    release(connection);
    report(Outcome.UNKNOWN, null);
  }

  /**
   * Whether it is not this end that ends the transaction: Spring then reports a commit that it has
   * not made, or has marked the connection to be rolled back.
   */
  private boolean isOthers() {
    return heardCommit || (holder != null && holder.isRollbackOnly());
  }

  /** Whoever asks the rows may need its place in the pool. */
  private void release(Connection connection) {
    try {
      DataSourceUtils.doCloseConnection(connection, source);
    } catch (SQLException e) {
      log("A connection that is dead could not be closed", e);
    }
  }

  /** Spring makes a connection read-only for a transaction that only reads. */
  private void reportWritable(Outcome outcome, Connection connection) {
    boolean readOnly = false;
    try {
      readOnly = connection.isReadOnly();
      if (readOnly) {
        connection.setReadOnly(false);
      }
    } catch (SQLException e) {
      log("A connection does not let itself be written to", e);
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

  /** Hooks may begin transactions now. */
  private void report(Outcome outcome, @Nullable Connection idle) {
    DetachedTransaction.run(() -> end.ended(outcome, idle));
  }

  private static void log(String what, SQLException e) {
    System.getLogger("dev.pawl.spring").log(Level.DEBUG, what, e);
  }
}
