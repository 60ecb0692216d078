package dev.pawl.spring.transaction;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.CannotGetJdbcConnectionException;
import org.springframework.jdbc.datasource.ConnectionHolder;
import org.springframework.jdbc.datasource.SimpleConnectionHandle;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.springframework.util.ClassUtils;

/** The resources that Spring has bound to the current thread for a data source. */
public final class BoundResources {

  private static final boolean JPA =
      ClassUtils.isPresent(
          "org.springframework.orm.jpa.EntityManagerHolder", BoundResources.class.getClassLoader());

  private BoundResources() {}

  /**
   * Returns whether the current thread has a transaction on the data source that a step can join.
   */
  public static boolean isOpen(DataSource source) {
    // callbacks after the end of a transaction run while the transaction's connection is still
    // bound
    if (!TransactionSynchronizationManager.isActualTransactionActive()
        || !TransactionSynchronizationManager.isSynchronizationActive()) {
      return false;
    }
    ConnectionHolder holder = holder(source);
    return holder != null && isOpen(holder);
  }

  /**
   * Returns whether the connection of a holder has an open transaction. The holder's own flag
   * cannot be used, because Spring does not set the flag in transactions of JPA.
   */
  static boolean isOpen(ConnectionHolder holder) {
    try {
      return !isOver(holder) && !holder.getConnection().getAutoCommit();
    } catch (SQLException e) {
      throw new CannotGetJdbcConnectionException("The state of the transaction cannot be read", e);
    }
  }

  /**
   * Returns whether JPA has ended the transaction of a holder that is still bound to the thread.
   */
  static boolean isOver(ConnectionHolder holder) {
    return JPA
        && !(holder.getConnectionHandle() instanceof SimpleConnectionHandle)
        && EntityManagers.areIdle();
  }

  /**
   * Returns the holder of the current thread's connection to a data source; null if the thread has
   * no connection.
   */
  static @Nullable ConnectionHolder holder(DataSource source) {
    return TransactionSynchronizationManager.getResource(source) instanceof ConnectionHolder holder
            && holder.getConnectionHandle() != null
        ? holder
        : null;
  }

  /**
   * Returns the connection of a holder if the holder is still bound to the thread; otherwise null.
   */
  static @Nullable Connection connectionIfBound(
      DataSource source, @Nullable ConnectionHolder holder) {
    return holder != null && holder(source) == holder ? holder.getConnection() : null;
  }
}
