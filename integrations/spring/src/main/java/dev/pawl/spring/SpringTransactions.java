package dev.pawl.spring;

import dev.pawl.store.transaction.CallerTransactions;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.CannotGetJdbcConnectionException;
import org.springframework.jdbc.datasource.ConnectionHolder;
import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * The transactions that Spring keeps for a thread, of {@code @Transactional} and {@code
 * TransactionTemplate}: those of a {@code DataSourceTransactionManager}, {@code
 * JdbcTransactionManager} or {@code JpaTransactionManager} for the very data source of the store. A
 * transaction on another source is none for the store, nor is one of JTA, whose connections nobody
 * binds to the thread.
 *
 * <pre>{@code
 * JdbcStore.of(OrderStored.machine(), dataSource).callers(SpringTransactions.joined()).build();
 * }</pre>
 *
 * <p>Thread-safe; it keeps nothing.
 */
public final class SpringTransactions implements CallerTransactions {

  private static final SpringTransactions JOINED = new SpringTransactions();

  private SpringTransactions() {}

  /** Has stores make their steps in the transactions of Spring. */
  public static SpringTransactions joined() {
    return JOINED;
  }

  @Override
  public boolean isOpen(DataSource source) {
    // what is called when a transaction has ended finds its connection still bound
    if (!TransactionSynchronizationManager.isActualTransactionActive()
        || !TransactionSynchronizationManager.isSynchronizationActive()) {
      return false;
    }
    Connection connection = bound(source);
    try {
      return connection != null && !connection.getAutoCommit();
    } catch (SQLException e) {
      throw new CannotGetJdbcConnectionException("The transaction cannot be asked", e);
    }
  }

  /**
   * The connection of the thread; null where there is none. Whether its holder says that it is
   * synchronized tells nothing: that of JPA's transactions does not.
   */
  private static @Nullable Connection bound(DataSource source) {
    return TransactionSynchronizationManager.getResource(source) instanceof ConnectionHolder holder
            && holder.getConnectionHandle() != null
        ? holder.getConnection()
        : null;
  }

  @Override
  public <R> R run(DataSource source, Body<R> body) throws SQLException {
    Connection connection = DataSourceUtils.doGetConnection(source);
    try {
      return body.run(connection);
    } finally {
      DataSourceUtils.doReleaseConnection(connection, source);
    }
  }

  @Override
  public void atEnd(DataSource source, End end) {
    TransactionSynchronizationManager.registerSynchronization(
        new TransactionSynchronization() {
          @Override
          public void beforeCommit(boolean readOnly) {
            end.beforeCommit();
          }

          @Override
          public void afterCompletion(int status) {
            switch (status) {
              case STATUS_COMMITTED -> end.ended(Outcome.COMMITTED, bound(source));
              case STATUS_ROLLED_BACK -> end.ended(Outcome.ROLLED_BACK, bound(source));
              default -> end.ended(Outcome.UNKNOWN, null);
            }
          }
        });
  }
}
