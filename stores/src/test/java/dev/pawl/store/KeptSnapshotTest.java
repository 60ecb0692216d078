package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.recovery.Finding;
import dev.pawl.store.recovery.Recovery;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.ExpeditionEvent;
import dev.pawl.store.sample.ExpeditionLogic;
import dev.pawl.store.sample.ExpeditionState;
import dev.pawl.store.sample.LoomEvent;
import dev.pawl.store.sample.LoomState;
import dev.pawl.store.sample.LoomStored;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.PressEvent;
import dev.pawl.store.sample.PressState;
import dev.pawl.store.sample.PressStored;
import dev.pawl.store.sample.Tries;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Restoring and adopting keep the regions, the deferred events and the timers of a snapshot. */
@Tag("slow")
class KeptSnapshotTest {

  private static final Cause ADA = Cause.by("ada").because("looked into it");
  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");

  @TempDir Path folder;

  private Instant now = START;

  private <S, E> JdbcStore<S, E> store(StoredMachine<S, E> machine, DataSource source) {
    JdbcStore<S, E> store = JdbcStore.of(machine, source).clock(() -> now).build();
    store.createTables();
    return store;
  }

  private enum Repair {
    ADOPT,
    RESTORE;

    <S, E> Stored<S> run(JdbcStore<S, E> store, String id) {
      Recovery<S, E> recovery = Recovery.of(store);
      return this == ADOPT ? recovery.adopt(id, ADA) : recovery.restore(id, ADA);
    }
  }

  private JdbcStore<PressState, PressEvent> presses(DataSource source, String... ids) {
    JdbcStore<PressState, PressEvent> store = store(PressStored.machine(), source);
    for (String id : ids) {
      store.create(id);
      store.fire(id, PressEvent.START);
      store.fire(id, PressEvent.LOWER);
      store.tryFire(id, PressEvent.CHECK);
    }
    return store;
  }

  private static String renumbered(String snapshot, long from, long to) {
    assertTrue(snapshot.contains("\"sequence\":" + from), snapshot);
    return snapshot.replace("\"sequence\":" + from, "\"sequence\":" + to);
  }

  private static String timer(DataSource source, String table, String id) {
    return Database.query(
            source, "SELECT timer_at, due_at FROM " + table + " WHERE id = '" + id + "'")
        .get(0);
  }

  @ParameterizedTest
  @EnumSource
  void consistentRowKeepsRegionsTimerAndDeferredEvents(Database database) {
    for (Repair repair : Repair.values()) {
      try (HikariDataSource source = database.open(folder)) {
        now = START;
        var store = presses(source, "x");
        String before = store.get("x").snapshot();
        String timer = timer(source, "pawl_press", "x");
        now = START.plus(Duration.ofMinutes(30));

        Stored<PressState> kept = repair.run(store, "x");

        assertEquals(renumbered(before, 2, 3), kept.snapshot());
        assertEquals(kept, store.get("x"));
        assertEquals(timer, timer(source, "pawl_press", "x"));
        assertEquals(1, store.deferred("x").size());
        assertTrue(StoreCheck.of(store).run().isClean(), StoreCheck.of(store).run().toString());
        now = START.plus(Duration.ofMinutes(59));
        assertEquals(0, store.wakeAll(10));
        now = START.plus(Duration.ofMinutes(60));
        assertEquals(1, store.wakeAll(10));
        assertEquals("IDLE", store.get("x").stateName());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void changedVersionKeepsRegionsTimerAndDeferredEvents(Database database) {
    for (Repair repair : Repair.values()) {
      try (HikariDataSource source = database.open(folder)) {
        now = START;
        var store = presses(source, "x");
        String before = store.get("x").snapshot();
        Database.execute(source, "UPDATE pawl_press SET version = 9");
        now = START.plus(Duration.ofMinutes(30));
        assertThrows(InconsistentRowException.class, () -> store.fire("x", PressEvent.LOAD));

        Stored<PressState> kept = repair.run(store, "x");

        assertEquals(renumbered(before, 2, 10), kept.snapshot());
        assertEquals(1, store.deferred("x").size());
        store.fire("x", PressEvent.LOAD);
        // the deferred event has been processed now
        assertEquals(List.of(), store.deferred("x"));
        assertTrue(store.get("x").snapshot().contains("EMPTY"), store.get("x").snapshot());
        now = START.plus(Duration.ofMinutes(60));
        assertEquals("IDLE", store.wake("x").stateName());
        assertEquals(1, StoreCheck.of(store).run().count(Finding.Kind.SEQUENCE_GAP));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void lostTimerColumnsAreRecoveredFromSnapshot(Database database) {
    for (Repair repair : Repair.values()) {
      for (String set :
          List.of(
              "due_at = NULL, timer_at = NULL",
              "due_at = NULL",
              "timer_at = NULL",
              "timer_at = '2099-01-01 00:00:00', due_at = '2099-01-01 00:00:00'")) {
        try (HikariDataSource source = database.open(folder)) {
          now = START;
          var store = presses(source, "x");
          String before = store.get("x").snapshot();
          now = START.plus(Duration.ofMinutes(30));
          Database.execute(
              source,
              "UPDATE pawl_press SET "
                  + (database == Database.SQLITE ? set.replace(":00'", ":00.000000'") : set));

          Stored<PressState> kept = repair.run(store, "x");

          assertEquals(renumbered(before, 2, 3), kept.snapshot(), set);
          assertTrue(StoreCheck.of(store).run().isClean(), StoreCheck.of(store).run().toString());
          now = START.plus(Duration.ofMinutes(90));
          assertEquals("IDLE", store.wake("x").stateName(), set);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void timerThatIsDueIsKeptAndFiresLater(Database database) {
    for (Repair repair : Repair.values()) {
      try (HikariDataSource source = database.open(folder)) {
        now = START;
        var store = presses(source, "x");
        now = START.plus(Duration.ofMinutes(90));

        Stored<PressState> kept = repair.run(store, "x");

        assertTrue(kept.snapshot().contains("DOWN"), kept.snapshot());
        assertEquals(1, store.wakeAll(10));
        assertEquals("IDLE", store.get("x").stateName());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void machineWhoseStatesCarryDataKeepsSnapshot(Database database) {
    for (Repair repair : Repair.values()) {
      try (HikariDataSource source = database.open(folder)) {
        now = START;
        JdbcStore<LoomState, LoomEvent> store = store(LoomStored.machine(), source);
        for (String id : List.of("new", "empty", "loaded", "idle")) {
          store.create(id);
        }
        for (String id : List.of("empty", "loaded")) {
          store.fire(id, LoomEvent.start());
          store.fire(id, LoomEvent.lower());
        }
        store.tryFire("empty", LoomEvent.check());
        store.fire("loaded", LoomEvent.load(7));
        store.fire("idle", LoomEvent.start());
        now = START.plus(Duration.ofMinutes(60));
        store.wake("idle");
        now = START.plus(Duration.ofMinutes(30));

        for (String id : List.of("empty", "loaded", "idle")) {
          Stored<LoomState> before = store.get(id);
          String timer = timer(source, "pawl_loom", id);
          Stored<LoomState> kept = repair.run(store, id);
          assertEquals(
              renumbered(before.snapshot(), before.version(), before.version() + 1),
              kept.snapshot());
          assertEquals(before.state(), store.get(id).state());
          assertEquals(timer, timer(source, "pawl_loom", id));
        }
        assertEquals(1, store.deferred("empty").size());
        assertTrue(StoreCheck.of(store).run().isClean(), StoreCheck.of(store).run().toString());
        Database.execute(source, "UPDATE pawl_loom SET snapshot = 'scrap' WHERE id = 'loaded'");
        String message =
            assertThrows(IllegalStateException.class, () -> repair.run(store, "loaded"))
                .getMessage();
        assertTrue(message.contains("The snapshot can't be kept: "), message);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void elapsedTimerIsNotStartedAgain(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      // the guard keeps the instance in its state when the timer elapses
      var store = store(Machines.egg(id -> false), source);
      store.create("e");
      now = START.plusSeconds(10);
      store.wake("e");
      String before = store.get("e").snapshot();
      assertEquals("null null", timer(source, "pawl_egg", "e"));

      Stored<?> kept = Recovery.of(store).adopt("e", ADA);

      assertEquals(renumbered(before, kept.version() - 1, kept.version()), kept.snapshot());
      assertEquals("null null", timer(source, "pawl_egg", "e"));
      assertTrue(StoreCheck.of(store).run().isClean(), StoreCheck.of(store).run().toString());
      // shows that the timer has elapsed, and does not belong to a later version of the machine
      assertEquals(-1, Database.number(source, "SELECT timer_attempts FROM pawl_egg"));
      assertEquals(0, store.timers().adoptAll());
    }
  }

  @ParameterizedTest
  @EnumSource
  void contextAndRememberedStateAreKept(Database database) {
    ExpeditionLogic logic =
        new ExpeditionLogic() {
          @Override
          public boolean triesLeft(Tries context) {
            return true;
          }

          @Override
          public Tries countTry(Tries context) {
            return new Tries(context.made() + 1, context.most());
          }
        };
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<ExpeditionState, ExpeditionEvent> store = store(Machines.expedition(logic), source);
      store.create("x");
      store.fire("x", ExpeditionEvent.DEPART);
      String before = store.get("x").snapshot();
      now = START.plusSeconds(3);

      assertEquals(renumbered(before, 1, 2), Recovery.of(store).restore("x", ADA).snapshot());

      now = START.plusSeconds(5);
      assertEquals("REST", store.wake("x").stateName());
    }
  }
}
