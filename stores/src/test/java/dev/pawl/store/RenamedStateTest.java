package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.recovery.CheckReport;
import dev.pawl.store.recovery.Finding;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.OrderEvent;
import dev.pawl.store.sample.OrderState;
import dev.pawl.store.sample.OrderStored;
import dev.pawl.store.sample.StoveEvent;
import dev.pawl.store.sample.StoveState;
import dev.pawl.store.sample.StoveStored;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Deploys a machine with a renamed, a removed and a new state to tables of its earlier version. */
class RenamedStateTest {

  private static final Cause CAUSE = Cause.by("ada");

  private static final dev.pawl.store.sample.old.OrderEvent PAY =
      dev.pawl.store.sample.old.OrderEvent.PAY;

  @TempDir Path folder;

  private static JdbcStore<OrderState, OrderEvent> now(HikariDataSource source) {
    return JdbcStore.of(OrderStored.machine(), source).build();
  }

  private static JdbcStore<
          dev.pawl.store.sample.old.OrderState, dev.pawl.store.sample.old.OrderEvent>
      before(HikariDataSource source) {
    return JdbcStore.of(dev.pawl.store.sample.old.OrderStored.machine(), source).build();
  }

  private static Map<String, Long> counts(JdbcStore<?, ?> store) {
    return store.countByState();
  }

  private static List<String> alterations(JdbcStore<?, ?> store) throws SQLException {
    return OwnTransaction.use(store.source(), store.schema()::alterations);
  }

  @Test
  void createInStateThatIsNotInitialNamesDeclaredStates() {
    try (HikariDataSource source = Database.H2.open(folder)) {
      var now = now(source);
      now.createTables();
      IllegalArgumentException error =
          assertThrows(IllegalArgumentException.class, () -> now.create("o-1", OrderState.SHIPPED));
      assertEquals(
          "SHIPPED is not an initial state of Order; the initial states are [PLACED].",
          error.getMessage());
    }
  }

  @Test
  void staleStateNamesDeclaredStates() {
    try (HikariDataSource source = Database.H2.open(folder)) {
      var now = now(source);
      now.createTables();
      Stored<OrderState> placed = now.create("o-1");
      now.fire("o-1", OrderEvent.PAY, CAUSE);
      StaleStateError error =
          assertThrows(StaleStateError.class, () -> now.fire(placed, OrderEvent.PAY, CAUSE));
      assertEquals("PLACED", error.expectedState());
      assertEquals("SETTLED", error.foundState());
      assertTrue(error.getMessage().contains("found SETTLED"), error.getMessage());
    }
  }

  @ParameterizedTest
  @EnumSource(Database.class)
  void documentedDeploymentWorks(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      var before = before(source);
      before.createTables();
      for (String id : List.of("o-1", "o-2", "o-3", "o-4")) {
        before.create(id);
        before.fire(id, PAY, CAUSE);
      }
      before.create("o-5");
      before.fire("o-5", dev.pawl.store.sample.old.OrderEvent.CANCEL, CAUSE);
      before.create("o-6");
      assertEquals(List.of(), alterations(before));

      var now = now(source);
      List<String> sql = alterations(now);
      StoreException told = assertThrows(StoreException.class, now::createTables);
      assertTrue(told.getMessage().endsWith(String.join("; ", sql)), told.getMessage());
      CheckReport report = StoreCheck.of(now).run();
      assertEquals(1, report.count(Finding.Kind.STALE_TABLE));
      assertTrue(report.toString().contains(sql.get(0)), report.toString());
      assertEquals(OrderState.SETTLED, now.get("o-1").state());
      StoreException refused =
          assertThrows(StoreException.class, () -> now.fire("o-6", OrderEvent.PAY, CAUSE));
      assertTrue(refused.getMessage().contains("schema().alterations"), refused.getMessage());
      assertEquals("placed", now.get("o-6").stateName());

      Database.execute(source, sql.toArray(String[]::new));
      assertEquals(List.of(), alterations(now));
      now.createTables();
      assertTrue(StoreCheck.of(now).run().isClean());
      now.fire("o-1", OrderEvent.REFUND, CAUSE);
      now.fire("o-2", OrderEvent.SHIP, CAUSE);
      now.fire("o-6", OrderEvent.PAY, CAUSE);
      assertEquals(OrderState.VOID, now.get("o-5").state());

      assertEquals(Map.of("settled", 3L, "refunded", 1L, "shipped", 1L, "void", 1L), counts(now));
      assertEquals(3, now.stuck(OrderState.SETTLED, Duration.ofDays(-1), 9).size());

      // the earlier version runs at the same time
      before.createTables();
      before.fire("o-3", dev.pawl.store.sample.old.OrderEvent.SHIP, CAUSE);
      before.create("o-7");
      before.fire("o-7", PAY, CAUSE);
      assertEquals(OrderState.SETTLED, now.get("o-7").state());
      assertThrows(IllegalArgumentException.class, () -> before.get("o-6").state());
      assertTrue(StoreCheck.of(now).run().isClean());
      assertThrows(
          AssertionError.class,
          () ->
              Database.execute(
                  source, "UPDATE pawl_order SET state = 'nonsense' WHERE id = 'o-7'"));
    }
  }

  @ParameterizedTest
  @EnumSource(Database.class)
  void checkConstraintIsReplacedByName(Database database) throws SQLException {
    if (database == Database.SQLITE) {
      return; // SQLite cannot change a check constraint
    }
    try (HikariDataSource source = database.open(folder)) {
      before(source).createTables();
      Database.execute(
          source,
          "ALTER TABLE pawl_order DROP CONSTRAINT pawl_order_states",
          "ALTER TABLE pawl_order ADD " + now(source).schema().check());
      now(source).createTables();
    }
  }

  @Test
  void checkConstraintOfMigrationToolIsFound() throws SQLException {
    try (HikariDataSource source = Database.H2.open(folder)) {
      Database.execute(
          source,
          "CREATE TABLE pawl_order (id VARCHAR PRIMARY KEY, state VARCHAR NOT NULL, version BIGINT"
              + " DEFAULT 0, updated_at TIMESTAMP(6) WITH TIME ZONE DEFAULT CURRENT_TIMESTAMP,"
              + " total INT CHECK (total > 0),"
              + " CONSTRAINT known CHECK (state = 'placed' OR state LIKE 's%'))");
      List<String> sql = alterations(now(source));
      assertEquals("ALTER TABLE \"PAWL_ORDER\" DROP CONSTRAINT \"KNOWN\"", sql.get(0));
      Database.execute(source, sql.toArray(String[]::new));
      assertEquals(List.of(), alterations(now(source)));
    }
  }

  @ParameterizedTest
  @EnumSource(Database.class)
  void deferredEventsOfRenamedStateAreHandled(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      var before = JdbcStore.of(dev.pawl.store.sample.old.StoveStored.machine(), source).build();
      before.createTables();
      for (String id : List.of("discarded", "parked", "retried", "opened")) {
        before.create(id);
        before.tryFire(id, dev.pawl.store.sample.old.StoveEvent.CLEAN);
      }
      Instant past = Instant.now().minusSeconds(1_000);
      var now = JdbcStore.of(StoveStored.machine(), source).clock(() -> past).build();
      Database.execute(source, alterations(now).toArray(String[]::new));

      now.discardDeferred(now.deferred("discarded").get(0), CAUSE.because("clean already"));
      now.parkDeferred(now.deferred("parked").get(0), CAUSE.because("later"));
      now.retryDeferred(now.deferred("retried").get(0));
      now.fire("opened", StoveEvent.OPEN);

      assertEquals(List.of(), now.deferred("discarded"));
      assertEquals(1, now.parkedDeferred("", 9).size());
      assertEquals(1, now.deferred("retried").size());
      assertEquals(StoveState.CLOSED, now.get("opened").state());
      assertTrue(StoreCheck.of(now).run().isClean(), StoreCheck.of(now).run()::toString);
    }
  }
}
