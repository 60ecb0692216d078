package dev.pawl.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.IllegalTransitionError;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.Request;
import dev.pawl.store.StoreSession;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionTemplate;

/** Calls of a store from inside its steps, with and without Spring transactions. */
@Timeout(60)
class ReentryTest {

  private Desk desk;
  private TransactionTemplate transaction;
  private TransactionTemplate another;
  private JdbcStore<OrderState, OrderEvent> store;

  @BeforeEach
  void open() {
    desk = new Desk(2);
    JdbcTransactionManager manager = new JdbcTransactionManager(desk.source);
    transaction = new TransactionTemplate(manager);
    another = new TransactionTemplate(manager);
    another.setPropagationBehavior(TransactionDefinition.PROPAGATION_REQUIRES_NEW);
    store = desk.store(desk.source);
    store.create("o-2");
  }

  @AfterEach
  void close() {
    assertEquals(0, desk.inUse(), "all are given back");
    desk.close();
  }

  private Object pay() {
    return store.fire("o-1", OrderEvent.PAY, Desk.ADA);
  }

  private void requireRefused(Runnable call) {
    IllegalStateException refused = assertThrows(IllegalStateException.class, call::run);
    assertTrue(refused.getMessage().contains("session tx"), refused.getMessage());
    assertEquals(0, store.get("o-1").version());
  }

  @Test
  void callFromInsideAStepIsRefused() {
    requireRefused(() -> store.inTransaction(tx -> pay()));
    requireRefused(() -> transaction.execute(s -> store.inTransaction(tx -> pay())));
    requireRefused(() -> store.inTransaction(tx -> transaction.execute(s -> pay())));
    requireRefused(() -> store.inTransaction(tx -> another.execute(s -> pay())));
    requireRefused(
        () -> transaction.execute(s -> store.inTransaction(tx -> another.execute(inner -> pay()))));
    requireRefused(
        () -> store.inTransaction(tx -> transaction.execute(s -> store.inTransaction(t -> 1))));
    requireRefused(
        () ->
            transaction.executeWithoutResult(
                s -> store.fire("o-1", OrderEvent.PAY, Desk.ADA, c -> store.create("o-3"))));
  }

  @Test
  void twoCallsInOneTransactionAreAllowed() {
    transaction.executeWithoutResult(
        s -> {
          pay();
          store.inTransaction(tx -> tx.fire("o-1", OrderEvent.SHIP, Desk.ADA));
          store.fireAll(List.of(new Request<>("o-2", OrderEvent.PAY, Desk.ADA)));
        });
    assertEquals(OrderState.SHIPPED, store.get("o-1").state());
  }

  private void batch(List<Request<OrderEvent>> requests) {
    assertThrows(IllegalTransitionError.class, () -> store.fireAll(requests));
  }

  @Test
  void failedBatchInASurvivingServiceLeavesNothing() {
    List<Request<OrderEvent>> requests =
        List.of(
            new Request<>("o-1", OrderEvent.PAY, Desk.ADA),
            new Request<>("o-2", OrderEvent.SHIP, Desk.ADA));
    transaction.executeWithoutResult(
        s -> {
          desk.note();
          batch(requests);
          assertThrows(
              IllegalArgumentException.class,
              () ->
                  store.inTransaction(
                      (StoreSession<OrderState, OrderEvent> tx) -> {
                        tx.fire("o-1", OrderEvent.PAY, Desk.ADA);
                        throw new IllegalArgumentException("no");
                      }));
        });
    assertEquals(1, desk.notes());
    assertEquals(0, store.get("o-1").version());
    assertEquals(List.of("o-1 lost", "o-1 lost"), desk.heard);
    assertEquals(1, store.refusals("o-2", 9).size());
  }

  @Test
  void endlessEventsOfHooksAreStopped() {
    int[] calls = new int[1];
    desk.afterwards =
        () -> {
          if (calls[0]++ == 0) {
            another.executeWithoutResult(s -> store.fire("o-1", OrderEvent.SHIP, Desk.ADA));
          }
        };
    transaction.executeWithoutResult(s -> pay());
    assertEquals(OrderState.SHIPPED, store.get("o-1").state());

    // steps are forced, because no event remains legal
    desk.afterwards =
        () -> {
          calls[0]++;
          store.force("o-1", OrderState.PAID, Desk.ADA);
        };
    calls[0] = 0;
    transaction.executeWithoutResult(s -> store.force("o-1", OrderState.PAID, Desk.ADA));
    assertTrue(calls[0] < 200, () -> "" + calls[0]);
    assertTrue(
        desk.thrown.stream().anyMatch(e -> String.valueOf(e.getMessage()).contains("never end")));
  }

  @Test
  void lostStepsNameTheViolatedConstraint() {
    desk.jdbc.execute("alter table notes add constraint only_x check (text = 'x')");
    assertThrows(
        DataIntegrityViolationException.class,
        () ->
            transaction.executeWithoutResult(
                s -> {
                  store.fire("o-2", OrderEvent.PAY, Desk.ADA);
                  store.fire(
                      "o-1",
                      OrderEvent.PAY,
                      Desk.ADA,
                      c -> {
                        try {
                          desk.jdbc.update("insert into notes values ('y')");
                        } catch (DataIntegrityViolationException e) {
                          assertTrue(e.getRootCause() instanceof SQLException);
                          throw e;
                        }
                      });
                }));
    assertEquals(List.of("o-1 lost", "o-2 lost"), desk.heard);
    String lost = desk.thrown.get(1).getMessage();
    assertTrue(lost.toLowerCase(java.util.Locale.ROOT).contains("only_x"), lost);
  }
}
