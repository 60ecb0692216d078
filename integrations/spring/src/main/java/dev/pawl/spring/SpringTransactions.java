package dev.pawl.spring;

import dev.pawl.spring.transaction.BoundResources;
import dev.pawl.spring.transaction.DetachedTransaction;
import dev.pawl.spring.transaction.SeparateCommitWarning;
import dev.pawl.spring.transaction.TransactionEnd;
import dev.pawl.store.CallerTransactions;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DataSourceUtils;
import org.springframework.transaction.support.TransactionSynchronizationManager;

/**
 * The transactions that Spring binds to a thread, by {@code @Transactional} and {@code
 * TransactionTemplate}. The transactions must belong to a {@code DataSourceTransactionManager},
 * {@code JdbcTransactionManager} or {@code JpaTransactionManager} with the same data source object
 * as the store. The store does not join transactions on another data source. The store does not
 * join JTA transactions either, because their connections are not bound to the thread.
 *
 * <pre>{@code
 * JdbcStore.of(OrderStored.machine(), dataSource).callers(SpringTransactions.joined()).build();
 * }</pre>
 *
 * <p>If a step is committed separately although the thread has a transaction, a warning is logged,
 * once for each machine and reason. The {@code after} and {@code failed} methods of hooks that are
 * called after the end of a transaction run as if the thread had no transaction: a transaction that
 * such a method begins is a new transaction on another connection.
 *
 * <p>Thread-safe.
 */
public final class SpringTransactions implements CallerTransactions {

  private final SeparateCommitWarning separateCommitWarning = new SeparateCommitWarning();

  private SpringTransactions() {}

  /** Returns transactions with which the steps of a store join the transactions of Spring. */
  public static SpringTransactions joined() {
    return new SpringTransactions();
  }

  @Override
  public boolean isOpen(DataSource source) {
    return BoundResources.isOpen(source);
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
    TransactionSynchronizationManager.registerSynchronization(new TransactionEnd(source, end));
  }

  @Override
  public void beforeSeparateCommit(DataSource source, String machine) {
    separateCommitWarning.warnOnce(source, machine);
  }

  /**
   * {@inheritDoc} In a scope without a transaction, such as {@code NOT_SUPPORTED}, Spring keeps the
   * first connection that the code takes until the scope ends. Suspending the scope gives this
   * connection back, as for a new transaction.
   */
  @Override
  public void release(DataSource source) {
    if (TransactionSynchronizationManager.isSynchronizationActive()
        && !TransactionSynchronizationManager.isActualTransactionActive()
        && TransactionSynchronizationManager.hasResource(source)) {
      DetachedTransaction.run(() -> {});
    }
  }

  @Override
  public void runDetached(Runnable hooks) {
    DetachedTransaction.run(hooks);
  }
}
