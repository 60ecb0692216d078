package dev.pawl.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariConfig;
import dev.pawl.IllegalTransitionError;
import dev.pawl.spring.Entities.Memo;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.machine.StoredMachine;
import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.orm.jpa.JpaTransactionManager;
import org.springframework.orm.jpa.SharedEntityManagerCreator;
import org.springframework.transaction.TransactionSystemException;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Steps in the JPA transactions of a service. */
class JpaTransactionsTest {

  private Desk desk;
  private EntityManagerFactory factory;
  private EntityManager entities;
  private TransactionTemplate transaction;
  private JdbcStore<OrderState, OrderEvent> orders;
  private JdbcStore<ParcelState, ParcelEvent> parcels;

  @BeforeEach
  void open() {
    open(new Desk(2));
  }

  private void open(Desk newDesk) {
    desk = newDesk;
    desk.jdbc.execute("create table memo (id varchar(9) primary key, text varchar(9))");
    factory = Entities.of(desk.source, Memo.class);
    entities = SharedEntityManagerCreator.createSharedEntityManager(factory);
    transaction = new TransactionTemplate(new JpaTransactionManager(factory));
    orders = desk.store(desk.source);
    StoredMachine<ParcelState, ParcelEvent> machine =
        ParcelStored.machine(
            (builder, opening) ->
                builder.effects(() -> opening.effectContext().send("tell", opening.entityId())));
    parcels = JdbcStore.of(machine, desk.source).callers(SpringTransactions.joined()).build();
    parcels.createTables();
    parcels.create("p-1");
  }

  @AfterEach
  void close() {
    assertTrue(TransactionSynchronizationManager.getResourceMap().isEmpty());
    assertFalse(TransactionSynchronizationManager.isActualTransactionActive());
    factory.close();
    assertEquals(0, desk.inUse(), "all are given back");
    desk.close();
  }

  @Test
  void rollbackUndoesEverythingExceptRefusals() {
    assertThrows(
        IllegalTransitionError.class,
        () ->
            transaction.executeWithoutResult(
                status -> {
                  entities.persist(new Memo("m-1"));
                  parcels.fire("p-1", ParcelEvent.SEND, Desk.ADA);
                  orders.fire("o-1", OrderEvent.PAY, Desk.ADA);
                  assertEquals(OrderState.PAID, orders.get("o-1").state());
                  orders.fire("o-1", OrderEvent.PAY, Desk.ADA);
                }));
    assertEquals(0, desk.count("memo"));
    assertEquals(0, desk.count("pawl_outbox"));
    assertEquals(0, desk.count("pawl_order_transitions"));
    assertEquals(0, parcels.history("p-1").size());
    assertEquals(OrderState.OPEN, orders.get("o-1").state());
    assertEquals(ParcelState.PACKED, parcels.get("p-1").state());
    assertEquals(1, Desk.refused(orders).size());
    assertEquals(List.of("o-1 lost"), desk.heard);
  }

  @Test
  void hooksAreNotifiedAfterTheCommitDespiteACaughtRefusal() {
    desk.afterwards = () -> assertEquals(1, desk.count("memo"), "it is committed by then");
    transaction.executeWithoutResult(
        status -> {
          entities.persist(new Memo("m-1"));
          assertThrows(
              IllegalTransitionError.class, () -> orders.fire("o-1", OrderEvent.SHIP, Desk.ADA));
          orders.fire("o-1", OrderEvent.PAY, Desk.ADA);
          parcels.fire("p-1", ParcelEvent.SEND, Desk.ADA);
          assertEquals(List.of(), desk.heard);
        });
    assertEquals(List.of("o-1 PAID"), desk.heard);
    assertEquals(1, desk.count("memo"));
    assertEquals(1, desk.count("pawl_outbox"));
    assertEquals(1, Desk.refused(orders).size());
    assertEquals(0, desk.said.size(), desk.said::toString);
  }

  /** Runs with and without auto-commit of connections. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void failedFlushNeedsNoSecondConnection(boolean byItself) {
    close();
    HikariConfig config = Desk.memory(1);
    config.setAutoCommit(byItself);
    open(new Desk(config));
    long start = System.nanoTime();
    assertThrows(
        TransactionSystemException.class,
        () ->
            transaction.executeWithoutResult(
                status -> {
                  Memo memo = new Memo("m-1");
                  entities.persist(memo);
                  memo.text = "bad";
                  assertThrows(
                      IllegalTransitionError.class,
                      () -> orders.fire("o-1", OrderEvent.SHIP, Desk.ADA));
                  orders.fire("o-1", OrderEvent.PAY, Desk.ADA);
                }));
    assertTrue(System.nanoTime() - start < 8_000_000_000L, "no wait for the pool");
    assertEquals(List.of("o-1 lost"), desk.heard);
    assertEquals(OrderState.OPEN, orders.get("o-1").state());
    assertEquals(1, Desk.refused(orders).size());
  }

  /**
   * With the propagation REQUIRED, JPA would never flush the entity, because the bound transaction
   * has ended.
   */
  @Test
  void hooksPersistInTheirOwnTransaction() {
    desk.afterwards =
        () -> transaction.executeWithoutResult(status -> entities.persist(new Memo("m-2")));
    transaction.executeWithoutResult(
        status -> {
          entities.persist(new Memo("m-1"));
          orders.fire("o-1", OrderEvent.PAY, Desk.ADA);
        });
    assertEquals(2, desk.count("memo"));
    transaction.executeWithoutResult(status -> assertNull(entities.find(Memo.class, "m-3")));
  }

  /** Hooks of a step that is committed separately, as in a {@code TransactionalEventListener}. */
  @Test
  void hooksOfAStepAfterTheCommitPersistInTheirOwnTransaction() {
    desk.afterwards =
        () -> transaction.executeWithoutResult(status -> entities.persist(new Memo("m-1")));
    transaction.executeWithoutResult(
        status -> Desk.afterCompletion(() -> orders.fire("o-1", OrderEvent.PAY, Desk.ADA)));
    assertEquals(List.of("o-1 PAID"), desk.heard);
    assertEquals(1, desk.count("memo"));
    TransactionSynchronization afterCommit =
        new TransactionSynchronization() {
          @Override
          public void afterCommit() {
            desk.afterwards =
                () -> transaction.executeWithoutResult(s -> entities.persist(new Memo("m-2")));
            orders.fire("o-1", OrderEvent.SHIP, Desk.ADA);
          }
        };
    transaction.executeWithoutResult(
        status -> TransactionSynchronizationManager.registerSynchronization(afterCommit));
    assertEquals(2, desk.count("memo"));
  }

  @Test
  void transactionAfterTheEndOfAnotherIsWarnedOf() {
    transaction.executeWithoutResult(
        status ->
            Desk.afterCompletion(
                () ->
                    transaction.executeWithoutResult(
                        late -> orders.fire("o-1", OrderEvent.PAY, Desk.ADA))));
    assertEquals(OrderState.PAID, orders.get("o-1").state());
    assertEquals(List.of("o-1 PAID"), desk.heard);
    assertTrue(desk.said.get(0).contains("REQUIRES_NEW"), desk.said::toString);
  }

  @Test
  void readOnlyTransactionMayBeRefused() {
    transaction.setReadOnly(true);
    transaction.executeWithoutResult(
        status ->
            assertThrows(
                IllegalTransitionError.class, () -> orders.fire("o-1", OrderEvent.SHIP, Desk.ADA)));
    assertEquals(1, Desk.refused(orders).size());
  }
}
