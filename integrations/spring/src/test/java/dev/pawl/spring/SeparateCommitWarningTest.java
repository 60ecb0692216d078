package dev.pawl.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.store.JdbcStore;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.jdbc.datasource.LazyConnectionDataSourceProxy;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.AbstractPlatformTransactionManager;
import org.springframework.transaction.support.DefaultTransactionStatus;
import org.springframework.transaction.support.TransactionTemplate;

/** Warnings of steps that are committed separately although there is a transaction. */
class SeparateCommitWarningTest {

  private Desk desk;
  private JdbcStore<OrderState, OrderEvent> store;

  @BeforeEach
  void open() {
    desk = new Desk(3);
    store = desk.store(desk.source);
  }

  @AfterEach
  void close() {
    desk.close();
  }

  private void warned(TransactionTemplate transaction, String... parts) {
    for (int i = 0; i < 2; i++) {
      transaction.executeWithoutResult(
          status -> {
            store.tryFire("o-1", OrderEvent.PAY, Desk.ADA);
            status.setRollbackOnly();
          });
    }
    assertEquals(OrderState.PAID, store.get("o-1").state());
    assertEquals(1, desk.said.size(), desk.said::toString);
    for (String part : parts) {
      assertTrue(desk.said.get(0).contains(part), desk.said.get(0));
    }
  }

  @Test
  void transactionOnAnotherSourceIsWarnedOf() {
    try (Desk other = new Desk(1)) {
      TransactionTemplate elsewhere =
          new TransactionTemplate(new DataSourceTransactionManager(other.source));
      elsewhere.setName("Shop.pay");
      elsewhere.executeWithoutResult(status -> store.get("o-1")); // reads need no warning
      assertEquals(0, desk.said.size());
      warned(elsewhere, "WARNING", "step of Order", ", Shop.pay: ", "on another DataSource");
    }
  }

  /** Hooks write in a new transaction, and the open transaction continues after them. */
  @Test
  void hooksDoNotSeeATransactionOnAnotherSource() {
    try (Desk other = new Desk(2);
        Desk third = new Desk(2)) {
      TransactionTemplate elsewhere =
          new TransactionTemplate(new DataSourceTransactionManager(other.source));
      desk.afterwards = () -> elsewhere.executeWithoutResult(status -> other.note());
      List<String> ends = new ArrayList<>();
      elsewhere.executeWithoutResult(
          status -> {
            other.note();
            third.note(); // binds a connection with a synchronization
            Desk.afterCompletion(() -> ends.add("end"));
            store.fire("o-1", OrderEvent.PAY, Desk.ADA);
            assertEquals(List.of(), ends);
            status.setRollbackOnly();
          });
      assertEquals(List.of("end"), ends);
      assertEquals(1, other.notes());
      assertEquals(0, other.inUse() + third.inUse());
    }
  }

  @Test
  void transactionOnAProxyIsWarnedOf() {
    warned(
        new TransactionTemplate(
            new DataSourceTransactionManager(new LazyConnectionDataSourceProxy(desk.source))),
        "a proxy of the store's DataSource");
  }

  @Test
  void transactionWithoutConnectionIsWarnedOf() {
    warned(new TransactionTemplate(new Connectionless()), "JTA", "JdbcTransactionManager");
  }

  @Test
  void managerWithoutSynchronizationIsWarnedOf() {
    DataSourceTransactionManager silent = new DataSourceTransactionManager(desk.source);
    silent.setTransactionSynchronization(DataSourceTransactionManager.SYNCHRONIZATION_NEVER);
    warned(new TransactionTemplate(silent), "SYNCHRONIZATION_NEVER");
  }

  @Test
  void noOrEndedTransactionIsNotWarnedOf() {
    TransactionTemplate transaction =
        new TransactionTemplate(new DataSourceTransactionManager(desk.source));
    TransactionTemplate none = new TransactionTemplate(transaction.getTransactionManager());
    none.setPropagationBehavior(TransactionDefinition.PROPAGATION_SUPPORTS);
    none.executeWithoutResult(
        status -> {
          desk.note();
          store.fire("o-1", OrderEvent.PAY, Desk.ADA);
        });
    desk.afterwards = () -> store.create("o-3");
    transaction.executeWithoutResult(
        status -> {
          store.fire("o-1", OrderEvent.SHIP, Desk.ADA);
          Desk.afterCompletion(
              () -> {
                desk.afterwards = () -> {};
                store.create("o-2");
              });
        });
    assertEquals(OrderState.OPEN, store.get("o-2").state());
    assertEquals(OrderState.OPEN, store.get("o-3").state());
    assertEquals(0, desk.said.size(), desk.said::toString);
  }

  /** A transaction manager that, like JTA, binds no connection to the thread. */
  private static final class Connectionless extends AbstractPlatformTransactionManager {

    private static final long serialVersionUID = 1L;

    @Override
    protected Object doGetTransaction() {
      return new Object();
    }

    @Override
    protected void doBegin(Object transaction, TransactionDefinition definition) {}

    @Override
    protected void doCommit(DefaultTransactionStatus status) {}

    @Override
    protected void doRollback(DefaultTransactionStatus status) {}
  }
}
