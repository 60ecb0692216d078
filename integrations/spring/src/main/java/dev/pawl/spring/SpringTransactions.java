package dev.pawl.spring;

import dev.pawl.spring.transaction.BoundResources;
import dev.pawl.spring.transaction.SeparateCommitWarning;
import dev.pawl.spring.transaction.TransactionEnd;
import dev.pawl.store.transaction.CallerTransactions;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DataSourceUtils;
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
 * <p>A step that is committed by itself though the thread has a transaction is warned of, once for
 * each machine and reason. What Spring calls when a transaction has ended, such as hooks that hear
 * {@code after} a step, is called as if the thread had none: what begins one begins a new one, on
 * another connection.
 *
 * <p>Thread-safe.
 */
public final class SpringTransactions implements CallerTransactions {

  private final SeparateCommitWarning unjoined = new SeparateCommitWarning();

  private SpringTransactions() {}

  /** Has a store make its steps in the transactions of Spring. */
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
  public void alone(DataSource source, String machine) {
    unjoined.look(source, machine);
  }
}
