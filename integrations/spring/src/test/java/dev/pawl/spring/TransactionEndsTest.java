package dev.pawl.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariConfig;
import dev.pawl.IllegalTransitionError;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.UnknownOutcomeException;
import dev.pawl.store.history.Refused;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.datasource.ConnectionHolder;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.TransactionSystemException;
import org.springframework.transaction.support.DefaultTransactionStatus;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.springframework.transaction.support.TransactionTemplate;

/** A store at the end of Spring's transactions. */
class TransactionEndsTest {

  private Desk desk;
  private JdbcStore<OrderState, OrderEvent> store;
  private TransactionTemplate transaction;

  private void open(HikariConfig config) {
    desk = new Desk(config);
    store = desk.store(desk.source);
    transaction = new TransactionTemplate(new JdbcTransactionManager(desk.source));
    desk.heard.clear();
  }

  @AfterEach
  void close() {
    assertFalse(TransactionSynchronizationManager.isSynchronizationActive());
    assertFalse(TransactionSynchronizationManager.isActualTransactionActive());
    assertTrue(TransactionSynchronizationManager.getResourceMap().isEmpty());
    assertEquals(0, desk.inUse(), "all are given back");
    desk.close();
  }

  private static HikariConfig manual(int connections) {
    HikariConfig config = Desk.memory(connections);
    config.setAutoCommit(false);
    return config;
  }

  private void refuse() {
    assertThrows(IllegalTransitionError.class, () -> store.fire("o-1", OrderEvent.SHIP, Desk.ADA));
  }

  /** The connection is read-only and the database refuses writes, as PostgreSQL does. */
  @Test
  void refusalInAReadOnlyTransactionIsRecorded() {
    HikariConfig config = Desk.memory(1);
    config.setDataSource(StrictSource.of(config.getJdbcUrl()));
    config.setJdbcUrl(null);
    open(config);
    transaction.setReadOnly(true);
    transaction.executeWithoutResult(status -> refuse());
    assertEquals(List.of(Refused.Outcome.ILLEGAL), Desk.refused(store));

    assertThrows(
        IllegalTransitionError.class,
        () ->
            transaction.executeWithoutResult(
                status -> store.fire("o-1", OrderEvent.SHIP, Desk.ADA)));
    assertEquals(2, Desk.refused(store).size());
    store.fire("o-1", OrderEvent.PAY, Desk.ADA);
  }

  /**
   * The refusal happens at the same time as in a
   * {@code @TransactionalEventListener(BEFORE_COMMIT)}.
   */
  @Test
  void refusalBeforeTheCommitIsRecorded() {
    open(Desk.memory(1));
    transaction.executeWithoutResult(
        status ->
            TransactionSynchronizationManager.registerSynchronization(
                new TransactionSynchronization() {
                  @Override
                  public void beforeCommit(boolean readOnly) {
                    store.tryFire("o-1", OrderEvent.SHIP, Desk.ADA);
                    store.fire("o-1", OrderEvent.PAY, Desk.ADA);
                  }
                }));
    assertEquals(List.of(Refused.Outcome.ILLEGAL), Desk.refused(store));
    assertEquals(OrderState.PAID, store.get("o-1").state());
    assertEquals(List.of("o-1 PAID"), desk.heard);
  }

  /** The transaction is over and its connection still bound, so the store must commit the step. */
  @Test
  void stepAfterTheCommitIsCommitted() {
    for (boolean byItself : new boolean[] {true, false}) {
      open(byItself ? Desk.memory(1) : manual(1));
      transaction.executeWithoutResult(
          status ->
              TransactionSynchronizationManager.registerSynchronization(
                  new TransactionSynchronization() {
                    @Override
                    public void afterCommit() {
                      store.fire("o-1", OrderEvent.PAY, Desk.ADA);
                    }
                  }));
      assertEquals(OrderState.PAID, store.get("o-1").state());
      assertEquals(List.of("o-1 PAID"), desk.heard);
      if (byItself) {
        close();
      }
    }
  }

  /**
   * With the propagation REQUIRED, the hook would otherwise join the ended transaction and never
   * commit.
   */
  @Test
  void hooksWriteInTheirOwnTransaction() {
    open(manual(2));
    desk.afterwards = () -> transaction.executeWithoutResult(status -> desk.note());
    transaction.executeWithoutResult(status -> store.fire("o-1", OrderEvent.PAY, Desk.ADA));
    assertEquals(List.of("o-1 PAID"), desk.heard);
    assertEquals(1, desk.notes());

    desk.afterwards = () -> store.create("o-2");
    transaction.executeWithoutResult(status -> store.fire("o-1", OrderEvent.SHIP, Desk.ADA));
    assertEquals(OrderState.OPEN, store.get("o-2").state());
  }

  @Test
  void exceptionOfAHookUndoesNothing() {
    open(Desk.memory(1));
    desk.afterwards =
        () -> {
          throw new ArithmeticException("the hook's own");
        };
    transaction.executeWithoutResult(
        status -> {
          refuse();
          store.fire("o-1", OrderEvent.PAY, Desk.ADA);
        });
    assertEquals(OrderState.PAID, store.get("o-1").state());
    assertEquals(List.of("o-1 PAID", "o-1 lost"), desk.heard);
    assertEquals(1, Desk.refused(store).size());
  }

  /**
   * The inner transaction ends while the outer one is open. The reported outcome must be that of
   * the inner transaction.
   */
  @Test
  void outcomeOfAnInnerTransactionIsReported() {
    open(Desk.memory(2));
    try (Desk other = new Desk(1)) {
      TransactionTemplate outer =
          new TransactionTemplate(new DataSourceTransactionManager(other.source));
      outer.executeWithoutResult(
          status ->
              transaction.executeWithoutResult(
                  inner -> {
                    store.fire("o-1", OrderEvent.PAY, Desk.ADA);
                    refusePaying();
                    inner.setRollbackOnly();
                  }));
      assertEquals(OrderState.OPEN, store.get("o-1").state());
      assertEquals(List.of("o-1 lost"), desk.heard);
      assertEquals(1, Desk.refused(store).size());

      outer.executeWithoutResult(
          status -> {
            transaction.executeWithoutResult(
                inner -> {
                  store.fire("o-1", OrderEvent.PAY, Desk.ADA);
                  refusePaying();
                });
            status.setRollbackOnly();
          });
      assertEquals(OrderState.PAID, store.get("o-1").state());
      assertEquals(List.of("o-1 lost", "o-1 PAID"), desk.heard);
      assertEquals(2, Desk.refused(store).size());
    }
  }

  private void refusePaying() {
    assertThrows(IllegalTransitionError.class, () -> store.fire("o-1", OrderEvent.PAY, Desk.ADA));
  }

  /** A connection that breaks during the commit, so that its outcome is unknown. */
  private static final class Lost extends DataSourceTransactionManager {

    private static final long serialVersionUID = 1L;

    private final boolean made;
    private final transient Desk desk;

    Lost(Desk desk, boolean made) {
      super(desk.source);
      this.desk = desk;
      this.made = made;
    }

    @Override
    protected void doCommit(DefaultTransactionStatus status) {
      try {
        ConnectionHolder holder =
            (ConnectionHolder) TransactionSynchronizationManager.getResource(getDataSource());
        if (made) {
          holder.getConnection().commit();
        }
        // the pool does the same when a connection fails
        desk.source.evictConnection(holder.getConnection());
        holder.getConnection().unwrap(org.h2.jdbc.JdbcConnection.class).close();
      } catch (SQLException e) {
        throw new AssertionError(e);
      }
      throw new TransactionSystemException("the answer was lost");
    }
  }

  @Test
  void unknownOutcomeIsReadWithOneConnection() {
    for (boolean made : new boolean[] {true, false}) {
      open(Desk.memory(1));
      long start = System.nanoTime();
      assertThrows(
          TransactionSystemException.class,
          () ->
              new TransactionTemplate(new Lost(desk, made))
                  .executeWithoutResult(
                      status -> {
                        refuse();
                        store.fire("o-1", OrderEvent.PAY, Desk.ADA);
                      }));
      assertTrue(System.nanoTime() - start < 8_000_000_000L, "no wait for the pool");
      assertEquals(List.of(made ? "o-1 PAID" : "o-1 lost"), desk.heard);
      assertEquals(1, Desk.refused(store).size());
      if (made) {
        close();
      }
    }
  }

  /**
   * The commit fails, for example because of a deferred constraint, but Spring does not know that
   * nothing was committed.
   */
  @Test
  void failedCommitLeavesNoOpenTransaction() {
    open(Desk.memory(1));
    DataSourceTransactionManager failing =
        new DataSourceTransactionManager(desk.source) {
          private static final long serialVersionUID = 1L;

          @Override
          protected void doCommit(DefaultTransactionStatus status) {
            throw new TransactionSystemException("it fails");
          }
        };
    assertThrows(
        TransactionSystemException.class,
        () ->
            new TransactionTemplate(failing)
                .executeWithoutResult(
                    status -> {
                      refuse();
                      store.fire("o-1", OrderEvent.PAY, Desk.ADA);
                    }));
    assertEquals(List.of("o-1 lost"), desk.heard);
    assertEquals(OrderState.OPEN, store.get("o-1").state());
    assertEquals(1, Desk.refused(store).size());
  }

  /** A query would wait for a lock that this thread holds. */
  @Test
  void rowsAreNotReadInALaterTransaction() {
    open(Desk.memory(2));
    transaction.executeWithoutResult(
        status ->
            Desk.afterCompletion(
                () ->
                    transaction.executeWithoutResult(
                        late -> store.fire("o-1", OrderEvent.PAY, Desk.ADA))));
    assertEquals(List.of("o-1 lost"), desk.heard);
    assertInstanceOf(UnknownOutcomeException.class, desk.thrown.get(0));
  }
}
