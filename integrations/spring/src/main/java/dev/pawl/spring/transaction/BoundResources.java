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

/** The resources that Spring has bound to the thread for a source. */
public final class BoundResources {

  private static final boolean JPA =
      ClassUtils.isPresent(
          "org.springframework.orm.jpa.EntityManagerHolder", BoundResources.class.getClassLoader());

  private BoundResources() {}

  /** Whether the thread has a transaction of the source to which a step can be added. */
  public static boolean isOpen(DataSource source) {
    // what is called when a transaction has ended finds its connection still bound
    if (!TransactionSynchronizationManager.isActualTransactionActive()
        || !TransactionSynchronizationManager.isSynchronizationActive()) {
      return false;
    }
    ConnectionHolder holder = holder(source);
    return holder != null && isOpen(holder);
  }

  /**
   * Whether the connection waits for a commit. Whether its holder says that it is synchronized
   * tells nothing: that of JPA's transactions does not.
   */
  static boolean isOpen(ConnectionHolder holder) {
    try {
      return !isOver(holder) && !holder.getConnection().getAutoCommit();
    } catch (SQLException e) {
      throw new CannotGetJdbcConnectionException("The transaction cannot be asked", e);
    }
  }

  /** Whether JPA says that its transaction is over, though its connection is still bound. */
  static boolean isOver(ConnectionHolder holder) {
    return JPA
        && !(holder.getConnectionHandle() instanceof SimpleConnectionHandle)
        && EntityManagers.areIdle();
  }

  /** The holder of the thread's connection; null where there is none. */
  static @Nullable ConnectionHolder holder(DataSource source) {
    return TransactionSynchronizationManager.getResource(source) instanceof ConnectionHolder holder
            && holder.getConnectionHandle() != null
        ? holder
        : null;
  }

  /** The connection that a holder has had since the transaction began; null if it has gone. */
  static @Nullable Connection still(DataSource source, @Nullable ConnectionHolder holder) {
    return holder != null && holder(source) == holder ? holder.getConnection() : null;
  }
}
