package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.recovery.CheckReport;
import dev.pawl.store.recovery.Finding;
import dev.pawl.store.recovery.Recovery;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.BeaconEvent;
import dev.pawl.store.sample.BeaconState;
import dev.pawl.store.sample.JobEvent;
import dev.pawl.store.sample.JobRules;
import dev.pawl.store.sample.JobState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.ParcelEvent;
import dev.pawl.store.sample.ParcelState;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests rows whose columns and snapshot disagree, because a row was changed without the store. */
@Tag("attack")
class RowTruthAttackTest {

  private static final Cause ADA = Cause.by("ada").because("told to");

  @TempDir Path folder;

  private static List<String> rows(HikariDataSource source, String table) {
    List<String> all =
        new ArrayList<>(Database.query(source, "SELECT * FROM " + table + " ORDER BY id"));
    all.addAll(
        Database.query(source, "SELECT * FROM " + table + "_transitions ORDER BY transition_id"));
    all.addAll(Database.query(source, "SELECT * FROM pawl_outbox ORDER BY message_id"));
    return all;
  }

  /** Checks that every call that opens a row rejects it, and that the check finds it. */
  private static <S, E> void requireRefused(
      JdbcStore<S, E> store, HikariDataSource source, String table, E event, String... told) {
    List<String> before = rows(source, table);
    List<RuntimeException> refused = new ArrayList<>();
    refused.add(assertThrows(InconsistentRowException.class, () -> store.fire("x", event, ADA)));
    refused.add(
        assertThrows(InconsistentRowException.class, () -> store.fire(store.get("x"), event, ADA)));
    refused.add(
        assertThrows(
            InconsistentRowException.class,
            () -> store.inTransaction(tx -> tx.fire("x", event, ADA))));
    refused.add(assertThrows(InconsistentRowException.class, () -> store.get("x").state()));
    for (RuntimeException one : refused) {
      String message = one.getMessage();
      assertTrue(message.startsWith("Table " + table + ", id x: "), message);
      for (String text : told) {
        assertTrue(message.contains(text), message);
      }
      assertFalse(Retry.isTransient(one));
    }
    assertEquals(before, rows(source, table));
    CheckReport report = StoreCheck.of(store).run();
    assertEquals(1, report.count(Finding.Kind.INCONSISTENT_ROW), report.toString());
    assertTrue(report.toString().contains(told[0]), report.toString());
    assertEquals(before, rows(source, table));
  }

  private JdbcStore<JobState, JobEvent> jobs(HikariDataSource source) {
    JdbcStore<JobState, JobEvent> store =
        JdbcStore.of(Machines.job(new JobRules()), source).build();
    store.createTables();
    Database.execute(source, "CREATE TABLE job_log (code INTEGER)");
    for (String id : List.of("x", "y")) {
      store.create(id);
      store.fire(id, JobEvent.take(), ADA);
      store.fire(id, JobEvent.fails(1), ADA);
    }
    return store;
  }

  @ParameterizedTest
  @EnumSource
  void inconsistentColumnsAreRejected(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = jobs(source);
      String good = store.get("x").snapshot();
      String older = good.replace("FAILED", "WORKING").replace("\"sequence\":2", "\"sequence\":1");

      Database.execute(source, "UPDATE pawl_job SET state = 'DONE' WHERE id = 'x'");
      requireRefused(store, source, "pawl_job", JobEvent.again(), "DONE", "FAILED");
      assertEquals("x in FAILED at version 3", Recovery.of(store).restore("x", ADA).toString());
      assertEquals(JobState.WORKING, store.fire("x", JobEvent.again(), ADA).state());
      assertTrue(StoreCheck.of(store).run().isClean(), StoreCheck.of(store).run().toString());

      set(source, "FAILED", 7, good);
      requireRefused(store, source, "pawl_job", JobEvent.again(), "version", "7", "2");
      set(source, "FAILED", 1, good);
      requireRefused(store, source, "pawl_job", JobEvent.again(), "version", "1", "2");
      set(source, "FAILED", 2, older);
      requireRefused(store, source, "pawl_job", JobEvent.again(), "version", "2", "1");
      set(source, "FAILED", 2, store.get("y").snapshot());
      requireRefused(store, source, "pawl_job", JobEvent.again(), "id", "x", "y");
      set(source, "FAILED", 2, good.replace("\"sequence\":2", "\"sequence\":0"));
      requireRefused(store, source, "pawl_job", JobEvent.again(), "version", "2", "0");
      Database.execute(
          source,
          "UPDATE pawl_job SET state = 'DONE', version = 0, snapshot = NULL WHERE id = 'x'");
      requireRefused(store, source, "pawl_job", JobEvent.again(), "DONE", "WAITING");
    }
  }

  private static void set(HikariDataSource source, String state, int version, String snapshot) {
    Database.execute(
        source,
        "UPDATE pawl_job SET state = '"
            + state
            + "', version = "
            + version
            + ", snapshot = '"
            + snapshot
            + "' WHERE id = 'x'");
  }

  @ParameterizedTest
  @EnumSource
  void foreignOrDamagedSnapshotIsRejected(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = jobs(source);
      String good = store.get("x").snapshot();
      for (String scrap :
          List.of("", "scrap", "{}", good.replace("\"Job\"", "\"Beacon\""), "[".repeat(500))) {
        set(source, "FAILED", 2, scrap);
        List<String> before = rows(source, "pawl_job");
        RuntimeException error =
            assertThrows(RuntimeException.class, () -> store.fire("x", JobEvent.again(), ADA));
        assertTrue(error.getMessage().startsWith("Table pawl_job, id x: "), error.getMessage());
        assertEquals(before, rows(source, "pawl_job"));
        assertEquals(1, StoreCheck.of(store).run().count(Finding.Kind.SNAPSHOT));
      }
      set(source, "FAILED", 2, good);
      assertEquals(3, store.fire("x", JobEvent.again(), ADA).version());
    }
  }

  @ParameterizedTest
  @EnumSource
  void unknownStateIsReportedWithItsPlace(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = jobs(source);
      drop(database, source, "pawl_job");
      Database.execute(source, "UPDATE pawl_job SET state = 'LOST' WHERE id = 'x'");
      List<String> before = rows(source, "pawl_job");

      for (RuntimeException error :
          List.of(
              assertThrows(
                  IllegalArgumentException.class, () -> store.fire("x", JobEvent.again(), ADA)),
              assertThrows(IllegalArgumentException.class, () -> store.get("x").state()))) {
        assertTrue(error.getMessage().startsWith("Table pawl_job, id x: "), error.getMessage());
        assertTrue(error.getMessage().contains("LOST"), error.getMessage());
      }

      assertEquals(before, rows(source, "pawl_job"));
      assertEquals(1, StoreCheck.of(store).run().count(Finding.Kind.UNKNOWN_STATE));
    }
  }

  /** Removes the check constraint on states. */
  static void drop(Database database, HikariDataSource source, String table) {
    if (database == Database.SQLITE) {
      source.getHikariConfigMXBean().setMaximumPoolSize(1);
      source.getHikariPoolMXBean().softEvictConnections();
      Database.execute(source, "PRAGMA ignore_check_constraints = on");
      return;
    }
    String check =
        "SELECT constraint_name FROM information_schema.table_constraints WHERE"
            + " constraint_type = 'CHECK' AND LOWER(table_name) = '"
            + table
            + "' AND constraint_name NOT LIKE '%not_null'"
            + (database == Database.POSTGRESQL ? " AND table_schema = CURRENT_SCHEMA" : "");
    for (String name : Database.query(source, check)) {
      Database.execute(source, "ALTER TABLE " + table + " DROP CONSTRAINT \"" + name + '"');
    }
  }

  @ParameterizedTest
  @EnumSource
  void inconsistentChartWithTimersIsRejected(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<BeaconState, BeaconEvent> store = JdbcStore.of(Machines.BEACON, source).build();
      store.createTables();
      store.create("x");
      store.create("y");
      store.fire("x", BeaconEvent.CALL, ADA);
      String good = store.get("x").snapshot();

      Database.execute(source, "UPDATE pawl_beacon SET state = 'OUT' WHERE id = 'x'");
      requireRefused(store, source, "pawl_beacon", BeaconEvent.ANSWER, "OUT", "WAITING");
      Database.execute(
          source, "UPDATE pawl_beacon SET state = 'WAITING', version = 4 WHERE id = 'x'");
      requireRefused(store, source, "pawl_beacon", BeaconEvent.ANSWER, "4", "1");
      Database.execute(
          source,
          "UPDATE pawl_beacon SET version = 1, snapshot = '"
              + good.replace("\"x\"", "\"y\"")
              + "' WHERE id = 'x'");
      requireRefused(store, source, "pawl_beacon", BeaconEvent.ANSWER, "x", "y");
      Database.execute(
          source,
          "UPDATE pawl_beacon SET state = 'DARK', version = 0, snapshot = NULL WHERE id = 'x'");
      requireRefused(store, source, "pawl_beacon", BeaconEvent.STOP, "DARK", "LIT");
    }
  }

  @ParameterizedTest
  @EnumSource
  void inconsistentTimerColumnsAreRejected(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<BeaconState, BeaconEvent> store = JdbcStore.of(Machines.BEACON, source).build();
      store.createTables();
      String later = "'2199-01-01 00:00:00.000000" + (database == Database.SQLITE ? "'" : "+00'");
      String earlier = later.replace("2199", "1999");
      for (String set :
          List.of(
              "due_at = NULL",
              "due_at = NULL, timer_at = NULL",
              "due_at = " + earlier,
              "due_at = " + later,
              "timer_at = " + later,
              "timer_at = " + later + ", due_at = " + later)) {
        Database.execute(source, "DELETE FROM pawl_beacon_transitions", "DELETE FROM pawl_beacon");
        store.create("x");
        store.fire("x", BeaconEvent.CALL, ADA);
        assertTrue(StoreCheck.of(store).run().isClean());
        Database.execute(source, "UPDATE pawl_beacon SET " + set + " WHERE id = 'x'");

        // such a row is wrong only according to the time of the database, which a check does not
        // read
        boolean ofNow = set.equals("due_at = " + later);
        if (ofNow) {
          assertThrows(
              InconsistentRowException.class, () -> store.fire("x", BeaconEvent.ANSWER, ADA));
        } else {
          requireRefused(
              store, source, "pawl_beacon", BeaconEvent.ANSWER, "_at says ", "a timer at ");
        }
        Recovery.of(store).restore("x", ADA);
        assertTrue(StoreCheck.of(store).run().isClean(), StoreCheck.of(store).run().toString());
        assertEquals("LIT", store.fire("x", BeaconEvent.ANSWER, ADA).stateName());
      }
      Database.execute(source, "DELETE FROM pawl_beacon_transitions", "DELETE FROM pawl_beacon");
      store.create("x");
      store.fire("x", BeaconEvent.STOP, ADA);
      Database.execute(
          source, "UPDATE pawl_beacon SET timer_at = " + later + ", due_at = " + later);
      requireRefused(store, source, "pawl_beacon", BeaconEvent.CALL, "timer_at", "2199", "none");
    }
  }

  @ParameterizedTest
  @EnumSource
  void dueTimerOfInconsistentRowIsNotFired(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      Instant[] now = {Instant.parse("2025-11-22T20:00:00Z")};
      JdbcStore<BeaconState, BeaconEvent> store =
          JdbcStore.of(Machines.BEACON, source).clock(() -> now[0]).build();
      store.createTables();
      store.create("x");
      now[0] = now[0].plusSeconds(100);
      Database.execute(source, "UPDATE pawl_beacon SET state = 'WAITING' WHERE id = 'x'");

      requireRefused(store, source, "pawl_beacon", BeaconEvent.STOP, "WAITING", "LIT");
      List<String> before = rows(source, "pawl_beacon");
      assertThrows(InconsistentRowException.class, () -> store.wake("x"));
      assertThrows(InconsistentRowException.class, () -> store.inTransaction(tx -> tx.wake("x")));
      assertEquals(before, rows(source, "pawl_beacon"));
      assertEquals(0, store.wakeAll(10));
      assertEquals(List.of(), store.history("x"));
      assertEquals(
          "x in LIT at version 1", Recovery.of(store).force("x", BeaconState.LIT, ADA).toString());
    }
  }

  @ParameterizedTest
  @EnumSource
  void inconsistentRegionsWithDataAreRejected(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<ParcelState, ParcelEvent> store = JdbcStore.of(Machines.PARCEL, source).build();
      store.createTables();
      store.create("x");
      store.fire("x", ParcelEvent.pay(12), ADA);

      Database.execute(source, "UPDATE pawl_parcel SET state = 'SHIPPED' WHERE id = 'x'");
      requireRefused(store, source, "pawl_parcel", ParcelEvent.seal(), "SHIPPED", "PAID");
      Database.execute(source, "UPDATE pawl_parcel SET state = 'PAID', version = 2 WHERE id = 'x'");
      requireRefused(store, source, "pawl_parcel", ParcelEvent.seal(), "2", "1");
      Database.execute(
          source,
          "UPDATE pawl_parcel SET state = 'PAID', version = 1, snapshot = NULL WHERE id = 'x'");
      assertThrows(IllegalStateException.class, () -> store.fire("x", ParcelEvent.seal(), ADA));
      assertEquals(1, StoreCheck.of(store).run().count(Finding.Kind.SNAPSHOT));
    }
  }

  @ParameterizedTest
  @EnumSource(names = "H2")
  void givenSnapshotMustMatch(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = jobs(source);
      String good = store.create("z").snapshot();
      for (String wrong :
          List.of(
              good,
              good.replace("\"z\"", "\"n\"").replace("\"sequence\":0", "\"sequence\":3"),
              good.replace("\"z\"", "\"n\"").replace("WAITING", "DONE"),
              good.replace("\"z\"", "\"n\"").replace("Job", "Beacon"),
              "scrap")) {
        assertThrows(
            RuntimeException.class, () -> store.create("n", JobState.WAITING, wrong), wrong);
        assertTrue(store.find("n").isEmpty());
      }
      assertEquals(
          0, store.create("n", JobState.WAITING, good.replace("\"z\"", "\"n\"")).version());
    }
  }
}
