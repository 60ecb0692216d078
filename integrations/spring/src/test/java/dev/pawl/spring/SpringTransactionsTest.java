package dev.pawl.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.StaleStateError;
import dev.pawl.store.Stored;
import dev.pawl.store.history.Refused;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.core.SpringVersion;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Steps in the Spring transaction of a service. */
class SpringTransactionsTest {

  private Desk desk;
  private TransactionTemplate transaction;
  private JdbcStore<OrderState, OrderEvent> store;

  @BeforeEach
  void open() {
    desk = new Desk(2);
    transaction = new TransactionTemplate(new JdbcTransactionManager(desk.source));
    store = desk.store(desk.source);
  }

  @AfterEach
  void close() {
    assertFalse(TransactionSynchronizationManager.isSynchronizationActive());
    assertEquals(0, desk.inUse(), "all are given back");
    desk.close();
  }

  @Test
  void testedVersionOfSpringIsUsed() {
    // Spring cannot read its version in a named module
    String jar = SpringVersion.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    assertTrue(jar.contains("spring-core-" + System.getProperty("pawl.spring") + "."), jar);
  }

  @Test
  void rollbackOfTheServiceUndoesTheStep() {
    assertThrows(
        ArithmeticException.class,
        () ->
            transaction.executeWithoutResult(
                status -> {
                  desk.note();
                  store.fire("o-1", OrderEvent.PAY, Desk.ADA);
                  assertEquals(OrderState.PAID, store.get("o-1").state(), "sees its own step");
                  throw new ArithmeticException("the service's own");
                }));
    assertEquals(0, desk.notes());
    assertEquals(OrderState.OPEN, store.get("o-1").state());
    assertEquals(List.of("o-1 lost"), desk.heard);
    assertEquals(0, store.history("o-1").size());
  }

  @Test
  void refusalIsRecordedDespiteRollback() {
    IllegalTransitionError error =
        assertThrows(
            IllegalTransitionError.class,
            () ->
                transaction.executeWithoutResult(
                    status -> {
                      desk.note();
                      store.fire("o-1", OrderEvent.SHIP, Desk.ADA);
                    }));
    assertTrue(error.getMessage().contains("pay → PAID"), error.getMessage());
    assertEquals(0, desk.notes());
    assertEquals(List.of(Refused.Outcome.ILLEGAL), Desk.refused(store));
  }

  @Test
  void hooksAreNotifiedAfterTheCommit() {
    transaction.executeWithoutResult(
        status -> {
          desk.note();
          store.fire("o-1", OrderEvent.PAY, Desk.ADA);
          store.inTransaction(tx -> tx.fire("o-1", OrderEvent.SHIP, Desk.ADA));
          assertEquals(List.of(), desk.heard);
        });
    assertEquals(1, desk.notes());
    assertEquals(OrderState.SHIPPED, store.get("o-1").state());
    assertEquals(List.of("o-1 PAID", "o-1 SHIPPED"), desk.heard);
    store.requireLegal("o-1");
  }

  @Test
  void innerTransactionIsCommittedSeparately() {
    TransactionTemplate own = new TransactionTemplate(transaction.getTransactionManager());
    own.setPropagationBehavior(TransactionDefinition.PROPAGATION_REQUIRES_NEW);
    transaction.executeWithoutResult(
        status -> {
          desk.note();
          own.executeWithoutResult(inner -> store.fire("o-1", OrderEvent.PAY, Desk.ADA));
          assertEquals(List.of("o-1 PAID"), desk.heard);
          status.setRollbackOnly();
        });
    assertEquals(0, desk.notes());
    assertEquals(OrderState.PAID, store.get("o-1").state());
  }

  @Test
  void stepWithoutTransactionUsesItsOwn() {
    store.fire("o-1", OrderEvent.PAY, Desk.ADA);
    assertEquals(List.of("o-1 PAID"), desk.heard);
    TransactionTemplate none = new TransactionTemplate(transaction.getTransactionManager());
    none.setPropagationBehavior(TransactionDefinition.PROPAGATION_SUPPORTS);
    none.executeWithoutResult(
        status -> {
          desk.note(); // Spring keeps an auto-commit connection for the thread
          store.fire("o-1", OrderEvent.SHIP, Desk.ADA);
          assertEquals(List.of("o-1 PAID", "o-1 SHIPPED"), desk.heard);
        });
  }

  @Test
  void transactionOnAnotherSourceIsNotJoined() {
    try (Desk other = new Desk(1)) {
      TransactionTemplate elsewhere =
          new TransactionTemplate(new DataSourceTransactionManager(other.source));
      elsewhere.executeWithoutResult(
          status -> {
            store.fire("o-1", OrderEvent.PAY, Desk.ADA);
            assertEquals(List.of("o-1 PAID"), desk.heard);
            status.setRollbackOnly();
          });
      assertEquals(OrderState.PAID, store.get("o-1").state());
    }
  }

  /** The refusal is recorded while Spring still has the only connection. */
  @Test
  void poolWithOneConnectionIsSufficient() {
    try (Desk only = new Desk(1)) {
      JdbcStore<OrderState, OrderEvent> narrow = only.store(only.source);
      TransactionTemplate template =
          new TransactionTemplate(new JdbcTransactionManager(only.source));
      assertThrows(
          IllegalTransitionError.class,
          () ->
              template.executeWithoutResult(
                  status -> {
                    narrow.get("o-1");
                    narrow.fire("o-1", OrderEvent.SHIP, Desk.ADA);
                  }));
      assertEquals(1, narrow.refusals("o-1", 9).size());
      template.executeWithoutResult(status -> narrow.fire("o-1", OrderEvent.PAY, Desk.ADA));
      assertEquals(OrderState.PAID, narrow.get("o-1").state());
    }
  }

  @Test
  void scopeWithoutTransactionKeepsNoConnectionFromTheStore() {
    try (Desk only = new Desk(1)) {
      only.store(only.source);
      TransitionHook<OrderState, OrderEvent> counting =
          new TransitionHook<>() {
            @Override
            public void before(LifecycleEvent<OrderState, OrderEvent> attempt) {
              assertEquals(1, only.notes());
            }
          };
      JdbcStore<OrderState, OrderEvent> narrow =
          JdbcStore.of(OrderStored.machine(), only.source)
              .callers(SpringTransactions.joined())
              .hook(counting)
              .build();
      TransactionTemplate none = new TransactionTemplate(new JdbcTransactionManager(only.source));
      none.setPropagationBehavior(TransactionDefinition.PROPAGATION_NOT_SUPPORTED);
      none.executeWithoutResult(
          status -> {
            only.note();
            assertEquals(OrderState.OPEN, narrow.get("o-1").state());
            narrow.fire("o-1", OrderEvent.PAY, Desk.ADA);
            assertEquals(1, only.notes());
            assertThrows(
                IllegalTransitionError.class, () -> narrow.fire("o-1", OrderEvent.PAY, Desk.ADA));
            assertEquals(1, narrow.refusals("o-1", 9).size());
          });
      assertEquals(0, only.inUse());
    }
  }

  @Test
  void staleStepIsRefusedAndTheServiceContinues() {
    Stored<OrderState> known = store.get("o-1");
    store.fire("o-1", OrderEvent.PAY, Desk.ADA);
    transaction.executeWithoutResult(
        status -> {
          desk.note();
          assertThrows(StaleStateError.class, () -> store.fire(known, OrderEvent.PAY, Desk.ADA));
        });
    assertEquals(1, desk.notes());
    assertEquals(OrderState.PAID, store.get("o-1").state());
  }

  @Test
  void sourceThatHidesTheTransactionIsRefused() {
    TransactionAwareDataSourceProxy hiding = new TransactionAwareDataSourceProxy(desk.source);
    IllegalStateException error =
        assertThrows(
            IllegalStateException.class, () -> JdbcStore.of(OrderStored.machine(), hiding).build());
    assertTrue(error.getMessage().contains("callers("), error.getMessage());
  }
}
