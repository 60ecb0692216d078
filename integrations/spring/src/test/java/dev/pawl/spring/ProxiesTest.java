package dev.pawl.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.store.JdbcStore;
import java.time.InstantSource;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.support.StaticListableBeanFactory;
import org.springframework.jdbc.datasource.LazyConnectionDataSourceProxy;
import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Data sources behind Spring's proxies, in every order. */
class ProxiesTest {

  private final Desk desk = new Desk(1);

  @AfterEach
  void close() {
    desk.close();
  }

  private static SpringStores stores(DataSource source) {
    StaticListableBeanFactory empty = new StaticListableBeanFactory();
    return new SpringStores(
        source,
        empty.getBeanProvider(StoreTables.class),
        empty.getBeanProvider(InstantSource.class));
  }

  @Test
  void transactionBehindTheOutermostProxyIsJoined() {
    DataSource lazy = new LazyConnectionDataSourceProxy(desk.source);
    DataSource given = new TransactionAwareDataSourceProxy(lazy);
    assertSame(lazy, stores(given).source());
    JdbcStore<OrderState, OrderEvent> store = desk.store(stores(given).source());
    TransactionTemplate transaction = new TransactionTemplate(new JdbcTransactionManager(given));
    transaction.executeWithoutResult(
        status -> {
          store.fire("o-1", OrderEvent.PAY, Desk.ADA);
          status.setRollbackOnly();
        });
    assertEquals(OrderState.OPEN, store.get("o-1").state());
    transaction.executeWithoutResult(status -> store.fire("o-1", OrderEvent.PAY, Desk.ADA));
    assertEquals(OrderState.PAID, store.get("o-1").state());
    assertEquals(0, desk.said.size(), desk.said::toString);
  }

  @Test
  void proxyInTheMiddleOfAChainIsRefused() {
    DataSource hiding = new TransactionAwareDataSourceProxy(desk.source);
    DataSource chain = new LazyConnectionDataSourceProxy(hiding);
    refused(chain, "Behind this LazyConnectionDataSourceProxy", "outermost");
    refused(stores(chain).source(), "Behind this LazyConnectionDataSourceProxy");
    // Spring's transaction managers unwrap one proxy
    refused(stores(new TransactionAwareDataSourceProxy(hiding)).source(), "callers(");
  }

  private static void refused(DataSource source, String... parts) {
    IllegalStateException error =
        assertThrows(
            IllegalStateException.class, () -> JdbcStore.of(OrderStored.machine(), source).build());
    for (String part : parts) {
      assertTrue(error.getMessage().contains(part), error.getMessage());
    }
  }
}
