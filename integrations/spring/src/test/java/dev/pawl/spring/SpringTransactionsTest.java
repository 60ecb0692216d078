package dev.pawl.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.StaleStateError;
import dev.pawl.store.Stored;
import dev.pawl.store.history.Refused;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.core.SpringVersion;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.jdbc.datasource.TransactionAwareDataSourceProxy;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Steps beside the work of a service that has a transaction of Spring's. */
class SpringTransactionsTest {

  private static final Cause ADA = Cause.by("ada").because("asked");

  private final List<String> heard = new ArrayList<>();
  private HikariDataSource source;
  private JdbcTemplate jdbc;
  private TransactionTemplate transaction;
  private JdbcStore<OrderState, OrderEvent> store;

  @BeforeEach
  void open() {
    source = pool(2);
    jdbc = new JdbcTemplate(source);
    transaction = new TransactionTemplate(new JdbcTransactionManager(source));
    store = store(source);
    jdbc.execute("create table notes (text varchar(9))");
    store.create("o-1");
  }

  @AfterEach
  void close() {
    assertFalse(TransactionSynchronizationManager.isSynchronizationActive());
    assertEquals(0, source.getHikariPoolMXBean().getActiveConnections(), "all are given back");
    source.close();
  }

  private static HikariDataSource pool(int most) {
    HikariConfig config = new HikariConfig();
    config.setJdbcUrl("jdbc:h2:mem:" + System.nanoTime() + ";DB_CLOSE_DELAY=-1");
    config.setMaximumPoolSize(most);
    config.setConnectionTimeout(2_000);
    return new HikariDataSource(config);
  }

  private JdbcStore<OrderState, OrderEvent> store(HikariDataSource from) {
    TransitionHook<OrderState, OrderEvent> told =
        new TransitionHook<>() {
          @Override
          public void after(LifecycleEvent<OrderState, OrderEvent> step) {
            heard.add(step.entityId() + " " + step.to());
          }

          @Override
          public void failed(LifecycleEvent<OrderState, OrderEvent> step, Throwable error) {
            heard.add(step.entityId() + " lost");
          }
        };
    JdbcStore<OrderState, OrderEvent> made =
        JdbcStore.of(OrderStored.machine(), from)
            .callers(SpringTransactions.joined())
            .hook(told)
            .build();
    made.createTables();
    return made;
  }

  private void note() {
    jdbc.update("insert into notes values ('x')");
  }

  private int notes() {
    return jdbc.queryForObject("select count(*) from notes", Integer.class);
  }

  private List<Refused.Outcome> refused() {
    return store.refusals("o-1", 9).stream().map(Refused::outcome).toList();
  }

  @Test
  void theSpringIsTheOneThatIsMeant() {
    // in a named module it does not tell its version
    String jar = SpringVersion.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    assertTrue(jar.contains("spring-core-" + System.getProperty("pawl.spring") + "."), jar);
  }

  @Test
  void whatTheServiceRollsBackLeavesNoStep() {
    assertThrows(
        ArithmeticException.class,
        () ->
            transaction.executeWithoutResult(
                status -> {
                  note();
                  store.fire("o-1", OrderEvent.PAY, ADA);
                  assertEquals(OrderState.PAID, store.get("o-1").state(), "sees its own step");
                  throw new ArithmeticException("the service's own");
                }));
    assertEquals(0, notes());
    assertEquals(OrderState.OPEN, store.get("o-1").state());
    assertEquals(List.of("o-1 lost"), heard);
    assertEquals(0, store.history("o-1").size());
  }

  @Test
  void aRefusalIsKeptThoughItRollsTheServiceBack() {
    IllegalTransitionError error =
        assertThrows(
            IllegalTransitionError.class,
            () ->
                transaction.executeWithoutResult(
                    status -> {
                      note();
                      store.fire("o-1", OrderEvent.SHIP, ADA);
                    }));
    assertTrue(error.getMessage().contains("pay → PAID"), error.getMessage());
    assertEquals(0, notes());
    assertEquals(List.of(Refused.Outcome.ILLEGAL), refused());
  }

  @Test
  void whatTheServiceCommitsIsToldAfterwards() {
    transaction.executeWithoutResult(
        status -> {
          note();
          store.fire("o-1", OrderEvent.PAY, ADA);
          store.inTransaction(tx -> tx.fire("o-1", OrderEvent.SHIP, ADA));
          assertEquals(List.of(), heard);
        });
    assertEquals(1, notes());
    assertEquals(OrderState.SHIPPED, store.get("o-1").state());
    assertEquals(List.of("o-1 PAID", "o-1 SHIPPED"), heard);
    store.requireLegal("o-1");
  }

  @Test
  void aTransactionOfItsOwnWithinAnotherIsCommittedAlone() {
    TransactionTemplate own = new TransactionTemplate(transaction.getTransactionManager());
    own.setPropagationBehavior(TransactionDefinition.PROPAGATION_REQUIRES_NEW);
    transaction.executeWithoutResult(
        status -> {
          note();
          own.executeWithoutResult(inner -> store.fire("o-1", OrderEvent.PAY, ADA));
          assertEquals(List.of("o-1 PAID"), heard);
          status.setRollbackOnly();
        });
    assertEquals(0, notes());
    assertEquals(OrderState.PAID, store.get("o-1").state());
  }

  @Test
  void withoutATransactionAStepHasOneOfTheStores() {
    store.fire("o-1", OrderEvent.PAY, ADA);
    assertEquals(List.of("o-1 PAID"), heard);
    TransactionTemplate none = new TransactionTemplate(transaction.getTransactionManager());
    none.setPropagationBehavior(TransactionDefinition.PROPAGATION_SUPPORTS);
    none.executeWithoutResult(
        status -> {
          note(); // Spring keeps a connection for the thread that commits by itself
          store.fire("o-1", OrderEvent.SHIP, ADA);
          assertEquals(List.of("o-1 PAID", "o-1 SHIPPED"), heard);
        });
  }

  @Test
  void aTransactionOnAnotherSourceIsNone() {
    try (HikariDataSource other = pool(1)) {
      TransactionTemplate elsewhere =
          new TransactionTemplate(new DataSourceTransactionManager(other));
      elsewhere.executeWithoutResult(
          status -> {
            store.fire("o-1", OrderEvent.PAY, ADA);
            assertEquals(List.of("o-1 PAID"), heard);
            status.setRollbackOnly();
          });
      assertEquals(OrderState.PAID, store.get("o-1").state());
    }
  }

  /** The refusal is recorded while Spring still has the only connection. */
  @Test
  void aPoolOfOneConnectionIsEnough() {
    try (HikariDataSource only = pool(1)) {
      JdbcStore<OrderState, OrderEvent> narrow = store(only);
      narrow.create("o-1");
      TransactionTemplate template = new TransactionTemplate(new JdbcTransactionManager(only));
      assertThrows(
          IllegalTransitionError.class,
          () ->
              template.executeWithoutResult(
                  status -> {
                    narrow.get("o-1");
                    narrow.fire("o-1", OrderEvent.SHIP, ADA);
                  }));
      assertEquals(1, narrow.refusals("o-1", 9).size());
      template.executeWithoutResult(status -> narrow.fire("o-1", OrderEvent.PAY, ADA));
      assertEquals(OrderState.PAID, narrow.get("o-1").state());
    }
  }

  @Test
  void whoWasFirstWinsAndTheServiceMayGoOn() {
    Stored<OrderState> known = store.get("o-1");
    store.fire("o-1", OrderEvent.PAY, ADA);
    transaction.executeWithoutResult(
        status -> {
          note();
          assertThrows(StaleStateError.class, () -> store.fire(known, OrderEvent.PAY, ADA));
        });
    assertEquals(1, notes());
    assertEquals(OrderState.PAID, store.get("o-1").state());
  }

  @Test
  void aSourceThatHidesTheTransactionIsRefused() {
    TransactionAwareDataSourceProxy hiding = new TransactionAwareDataSourceProxy(source);
    IllegalStateException error =
        assertThrows(
            IllegalStateException.class, () -> JdbcStore.of(OrderStored.machine(), hiding).build());
    assertTrue(error.getMessage().contains("callers("), error.getMessage());
  }
}
