package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.store.history.DeferredEvent;
import dev.pawl.store.history.Refused;
import dev.pawl.store.jdbc.OwnTransaction;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.recovery.CheckReport;
import dev.pawl.store.recovery.DryRun;
import dev.pawl.store.recovery.Finding;
import dev.pawl.store.recovery.Recovery;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.next.KilnEvent;
import dev.pawl.store.sample.next.KilnState;
import dev.pawl.store.sample.next.KilnStored;
import dev.pawl.store.sql.UnreadableRowException;
import dev.pawl.store.timer.RunningTimer;
import dev.pawl.store.timer.TimerListener;
import dev.pawl.store.timer.TimerWorker;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests unusual rows of a version with another structure. */
class MigratedRowsTest {

  private static final Cause ADA = Cause.by("ada");
  private static final Cause BOB = Cause.by("bob");
  private static final Cause OPERATOR = Cause.by("operator").because("it is wrong");
  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");

  @TempDir Path folder;

  private Instant now = START;
  private BooleanSupplier isHot = () -> false;
  private RuntimeException ringFails;
  private int rings;

  private <S, E> JdbcStore<S, E> store(StoredMachine<S, E> machine, HikariDataSource source) {
    return JdbcStore.of(machine, source).clock(() -> now).build();
  }

  private StoredMachine<KilnState, KilnEvent> kiln() {
    return KilnStored.machine(
        (builder, opening) ->
            builder
                .logic(() -> isHot.getAsBoolean())
                .effects(
                    () -> {
                      if (ringFails != null) {
                        throw ringFails;
                      }
                      rings++;
                    }));
  }

  /**
   * Creates kilns in the earlier version, each with a deferred load, and deploys the next version.
   */
  private JdbcStore<KilnState, KilnEvent> deployed(
      HikariDataSource source, boolean loaded, String... ids) {
    var before = store(dev.pawl.store.sample.old.KilnStored.machine(), source);
    before.createTables();
    for (String id : ids) {
      before.create(id);
      before.fire(id, dev.pawl.store.sample.old.KilnEvent.LIGHT, ADA);
      if (loaded) {
        before.fire(id, dev.pawl.store.sample.old.KilnEvent.LOAD, BOB);
      }
    }
    var store = store(kiln(), source);
    try {
      Database.execute(
          source, OwnTransaction.use(source, store.schema()::alterations).toArray(String[]::new));
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
    return store;
  }

  private static List<String> history(JdbcStore<?, ?> store, String id) {
    return store.history(id).stream()
        .map(r -> r.from() + ">" + r.to() + " " + r.event() + " by " + r.actor())
        .toList();
  }

  private static void clean(JdbcStore<?, ?> store) {
    CheckReport report = StoreCheck.of(store).run();
    assertTrue(report.isClean(), report::toString);
  }

  @ParameterizedTest
  @EnumSource
  void operatorHandlesEventsThatAreNoLongerDeferred(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = deployed(source, true, "discard", "park", "retry", "tx");
      for (String id : store.ids("", 10)) {
        assertEquals(
            List.of(new DeferredEvent<>(id, 0, KilnEvent.LOAD, BOB, 0, false)), store.deferred(id));
      }
      store.discardDeferred(store.deferred("discard").get(0), OPERATOR);
      assertEquals(List.of(), store.deferred("discard"));
      assertEquals(KilnState.HEATING, store.wake("discard").state());
      assertEquals(0, rings);

      store.parkDeferred(store.deferred("park").get(0), OPERATOR);
      assertEquals(KilnState.HEATING, store.wake("park").state());
      assertTrue(store.deferred("park").get(0).parked());

      assertEquals(KilnState.FULL, store.retryDeferred(store.deferred("retry").get(0)).state());
      assertEquals(1, rings);
      assertEquals("HEATING>FULL load by bob", history(store, "retry").get(2));
      assertEquals(
          KilnState.HEATING,
          store
              .inTransaction(tx -> tx.discardDeferred(tx.deferred("tx").get(0), OPERATOR))
              .state());
      clean(store);
    }
  }

  @ParameterizedTest
  @EnumSource
  void permittedConsidersMigrationAndOfferedEvents(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = deployed(source, false, "plain", "due");
      var before = store(dev.pawl.store.sample.old.KilnStored.machine(), source);
      before.create("loaded");
      before.fire("loaded", dev.pawl.store.sample.old.KilnEvent.LIGHT, ADA);
      before.fire("loaded", dev.pawl.store.sample.old.KilnEvent.LOAD, BOB);
      assertEquals(store.permitted("plain"), store.inTransaction(tx -> tx.permitted("plain")));
      assertTrue(store.permitted("plain").contains("quench"), () -> "" + store.permitted("plain"));
      // the deferred load is offered before any new event, so permitted() returns the events that
      // are legal after the load
      List<String> asked = store.permitted("loaded");
      store.wake("loaded");
      assertEquals(store.permitted("loaded"), asked);
      now = START.plusSeconds(61);
      List<String> later = store.permitted("due");
      assertEquals(KilnState.IDLE, store.wake("due").state());
      assertEquals(store.permitted("due"), later);
      clean(store);
    }
  }

  @ParameterizedTest
  @EnumSource
  void failingEventOfMigrationBlocksNoOther(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = deployed(source, true, "all", "fire", "late", "try", "tx", "wake", "worker");
      ringFails = new IllegalStateException("no bell");
      assertEquals(KilnState.BROKEN, store.fire("fire", KilnEvent.QUENCH, ADA).state());
      assertEquals(
          List.of(
              "IDLE>FIRING light by ada",
              "FIRING>HEATING null by pawl",
              "HEATING>BROKEN quench by ada"),
          history(store, "fire"));
      assertEquals(Refused.Outcome.FAILED, store.refusals("fire", 1).get(0).outcome());
      assertEquals("bob", store.refusals("fire", 1).get(0).cause().actor());
      Outcome<Stored<KilnState>> tried = store.tryFire("try", KilnEvent.QUENCH, ADA);
      assertInstanceOf(Outcome.Moved.class, tried);
      assertEquals(KilnState.BROKEN, tried.state().state());
      store.inTransaction(tx -> tx.fire("tx", KilnEvent.QUENCH, ADA));
      store.fireAll(
          List.of(
              new Request<>("all", KilnEvent.QUENCH, ADA),
              new Request<>("wake", KilnEvent.QUENCH, ADA)));
      now = START.plusSeconds(30);
      assertEquals(KilnState.HEATING, store.wake("worker").state());
      assertEquals("HEATING", store.get("worker").stateName());
      // the deferred load is offered again only after a change of state
      assertEquals(KilnState.HEATING, store.wake("worker").state());
      assertTrue(store.permitted("worker").contains("quench"));
      assertEquals(1, store.deferred("worker").get(0).attempts());
      now = START.plusSeconds(61);
      assertEquals(KilnState.IDLE, store.wake("late").state());
      assertEquals(1, store.deferred("late").get(0).attempts());
      ringFails = null;
      assertEquals(1, store.timers().runOnce(9, TimerListener.NONE, () -> false).fired());
      assertEquals(KilnState.FULL, store.get("worker").state());
      assertEquals("FAILED", store.refusals("late", 1).get(0).outcome().name());
      for (String id : store.ids("", 10)) {
        store.requireLegal(id);
      }
      clean(store);
    }
  }

  @ParameterizedTest
  @EnumSource
  void unreadableCellOfOldRowAffectsOnlyThisRow(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = deployed(source, true, "bad", "forced", "good", "restored");
      String bad = database == Database.POSTGRESQL ? "'infinity'" : "'2026-11-25T22:41:05Z'";
      String column = database == Database.H2 ? "version" : "updated_at";
      Database.execute(
          source,
          "UPDATE pawl_kiln SET "
              + column
              + " = "
              + (database == Database.H2 ? "-1" : bad)
              + " WHERE id <> 'good'");
      now = START.plusSeconds(61);
      assertThrows(UnreadableRowException.class, () -> store.fire("bad", KilnEvent.QUENCH, ADA));
      assertThrows(UnreadableRowException.class, () -> store.permitted("bad"));
      assertThrows(UnreadableRowException.class, () -> store.deferred("bad"));
      assertThrows(UnreadableRowException.class, () -> store.wake("bad"));
      store.timers().runOnce(10, TimerListener.NONE, () -> false);
      assertEquals(KilnState.FULL, store.get("good").state());
      assertEquals(3, store.timers().stats().parked());
      store.force("forced", KilnState.SOAKING, OPERATOR);
      assertEquals(KilnState.SOAKING, store.get("forced").state());
      assertEquals(KilnState.HEATING, Recovery.of(store).restore("restored", OPERATOR).state());
      CheckReport report = StoreCheck.of(store).run();
      assertEquals(1, report.findings().size(), report::toString);
      assertEquals(1, report.count(Finding.Kind.UNREADABLE_CELL), report::toString);
      DryRun.of(store).against(kiln());
    }
  }

  @ParameterizedTest
  @EnumSource
  void hangingGuardInMigrationDelaysNoOther(Database database) throws Exception {
    try (HikariDataSource source = database.open(folder)) {
      var store = deployed(source, false, "a", "b", "c", "d");
      now = START.plusSeconds(61);
      CountDownLatch end = new CountDownLatch(1);
      boolean[] hung = {false};
      isHot =
          () -> {
            synchronized (hung) {
              if (hung[0]) {
                return false;
              }
              hung[0] = true;
            }
            try {
              end.await(60, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
              Thread.currentThread().interrupt();
            }
            return false;
          };
      TimerWorker worker =
          TimerWorker.of(store.timers())
              .threads(1)
              .hangThreshold(Duration.ofMillis(200))
              .build()
              .start();
      try {
        long last = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while ((Database.number(source, "SELECT COUNT(*) FROM pawl_kiln WHERE state = 'IDLE'") < 3
                || store.timers().running().size() > 1)
            && System.nanoTime() < last) {
          Thread.sleep(20);
        }
        assertEquals(
            3, Database.number(source, "SELECT COUNT(*) FROM pawl_kiln WHERE state = 'IDLE'"));
        List<RunningTimer> running = store.timers().running();
        assertEquals(1, running.size());
      } finally {
        end.countDown();
        assertTrue(worker.close(Duration.ofSeconds(20)));
      }
      clean(store);
    }
  }

  @ParameterizedTest
  @EnumSource
  void migrationCorrectsTimesOfClockAhead(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      now = START.plusSeconds(600);
      var store = deployed(source, false, "k");
      now = START;
      assertEquals(1, store.timers().correctClockSkew());
      assertEquals(0, store.timers().correctClockSkew());
      assertEquals(KilnState.HEATING, store.wake("k").state());
      // the last step has a future time, and the time of a record is never before that of the
      // previous record
      assertEquals(2, store.get("k").version());
      clean(store);
    }
  }

  @ParameterizedTest
  @EnumSource
  void recoveryWorksOnRowsToMigrate(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      var store = deployed(source, true, "adopt", "auto", "force", "renumbered", "restore");
      assertEquals(KilnState.HEATING, Recovery.of(store).restore("restore", OPERATOR).state());
      assertEquals(KilnState.HEATING, Recovery.of(store).adopt("adopt", OPERATOR).state());
      assertEquals(KilnState.HEATING, store.force("force", KilnState.FIRING, OPERATOR).state());
      try (Connection connection = source.getConnection()) {
        assertEquals(
            KilnState.HEATING,
            store.join(connection).tryFire("auto", KilnEvent.LIGHT, ADA).state().state());
      }
      Database.execute(source, "UPDATE pawl_kiln SET version = 0 WHERE id = 'renumbered'");
      assertThrows(
          InconsistentRowException.class, () -> store.fire("renumbered", KilnEvent.QUENCH));
      Recovery.of(store).restore("renumbered", OPERATOR);
      for (String id : store.ids("", 9)) {
        store.wake(id);
        store.requireLegal(id);
      }
      now = START.plusSeconds(90);
      store.timers().runOnce(10, TimerListener.NONE, () -> false);
      store.fire("restore", KilnEvent.LIGHT, ADA);
      CheckReport report = StoreCheck.of(store).run();
      assertEquals(0, report.count(Finding.Kind.ILLEGAL_STEP), report::toString);
      assertTrue(DryRun.of(store).against(kiln()).unreadable().isEmpty());
    }
  }
}
