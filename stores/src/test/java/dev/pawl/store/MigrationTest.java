package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.recovery.CheckReport;
import dev.pawl.store.recovery.DryRun;
import dev.pawl.store.recovery.Finding;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.next.DeskEvent;
import dev.pawl.store.sample.next.DeskState;
import dev.pawl.store.sample.next.DeskStored;
import dev.pawl.store.sample.next.GateEvent;
import dev.pawl.store.sample.next.GateState;
import dev.pawl.store.sample.next.GateStored;
import dev.pawl.store.sample.next.KilnEvent;
import dev.pawl.store.sample.next.KilnState;
import dev.pawl.store.sample.next.KilnStored;
import dev.pawl.store.sample.next.KilnValidator;
import dev.pawl.store.sample.next.PlantEvent;
import dev.pawl.store.sample.next.PlantState;
import dev.pawl.store.sample.next.PlantStored;
import dev.pawl.store.timer.TimerListener;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Deploys machines whose states have another structure to the tables of their earlier versions. */
@Tag("slow")
class MigrationTest {

  private static final Cause ADA = Cause.by("ada");
  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");

  @TempDir Path folder;

  private Instant now = START;
  private final List<String> heard = new ArrayList<>();

  private <S, E> JdbcStore<S, E> store(StoredMachine<S, E> machine, HikariDataSource source) {
    JdbcStore<S, E> store =
        JdbcStore.of(machine, source)
            .clock(() -> now)
            .hook(
                new TransitionHook<S, E>() {
                  @Override
                  public void after(LifecycleEvent<S, E> step) {
                    heard.add("heard " + step.from() + " -> " + step.to());
                  }
                })
            .build();
    return store;
  }

  private <S, E> JdbcStore<S, E> deployed(StoredMachine<S, E> machine, HikariDataSource source) {
    JdbcStore<S, E> store = store(machine, source);
    try {
      Database.execute(
          source,
          dev.pawl.store.jdbc.OwnTransaction.use(source, store.schema()::alterations)
              .toArray(String[]::new));
    } catch (java.sql.SQLException e) {
      throw new AssertionError(e);
    }
    return store;
  }

  private StoredMachine<KilnState, KilnEvent> kiln(BooleanSupplier isHot) {
    return KilnStored.machine(
        (builder, opening) ->
            builder
                .logic(isHot::getAsBoolean)
                .effects(() -> heard.add("ring " + opening.entityId())));
  }

  private static List<String> told(List<Recorded> history) {
    return history.stream()
        .map(
            r ->
                r.from()
                    + ">"
                    + r.to()
                    + (r.event() == null ? "" : " on " + r.event())
                    + " by "
                    + r.actor()
                    + (r.isMigration() ? ": " + r.reason() : "")
                    + "@"
                    + (r.at().toEpochMilli() - START.toEpochMilli()))
        .toList();
  }

  private static void clean(JdbcStore<?, ?> store) {
    CheckReport report = StoreCheck.of(store).run();
    assertTrue(report.isClean(), report::toString);
  }

  @ParameterizedTest
  @EnumSource
  void firstWritingCallMigratesLeafThatBecameSuperstate(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var before = store(dev.pawl.store.sample.old.KilnStored.machine(), source);
      before.createTables();
      for (String id : List.of("fire", "try", "wake", "force", "session", "known", "idle", "tx")) {
        before.create(id);
        before.fire(id, dev.pawl.store.sample.old.KilnEvent.LIGHT, ADA);
      }
      before.force("idle", dev.pawl.store.sample.old.KilnState.IDLE, ADA.because("test"));
      heard.clear();
      now = START.plusSeconds(20);
      var store = deployed(kiln(() -> false), source);

      DryRun.Report dry = DryRun.of(before).against(kiln(() -> false));
      assertTrue(dry.isClean(), dry::toString);
      assertEquals(
          List.of(
              new DryRun.Migrated(
                  "FIRING", "FIRING became a superstate: entered HEATING", 7, "fire")),
          dry.migrated());
      clean(store);
      assertEquals(KilnState.HEATING, store.get("fire").state());
      assertEquals("FIRING", store.get("fire").stateName());
      assertEquals(List.of(), heard);
      store.requireLegal("fire");

      assertEquals(KilnState.BROKEN, store.fire("fire", KilnEvent.QUENCH, ADA).state());
      assertEquals(
          List.of(
              "IDLE>FIRING on light by ada@0",
              "FIRING>HEATING by pawl: FIRING became a superstate: entered HEATING@20000",
              "HEATING>BROKEN on quench by ada@20000"),
          told(store.history("fire")));
      assertEquals(List.of("heard FIRING -> HEATING", "heard HEATING -> BROKEN"), heard);
      KilnValidator.requireLegal(store.lifecycle("fire"));

      assertEquals(
          KilnState.BROKEN, store.tryFire("try", KilnEvent.QUENCH, ADA).orElseThrow().state());
      assertEquals(KilnState.HEATING, store.wake("wake").state());
      assertEquals(2, store.get("wake").version());
      assertEquals(2, store.wake("wake").version());
      store.force("force", KilnState.IDLE, ADA.because("test"));
      store.inTransaction(tx -> tx.fire("session", KilnEvent.QUENCH, ADA));
      Stored<KilnState> known = store.get("known");
      assertEquals(KilnState.BROKEN, store.fire(known, KilnEvent.QUENCH, ADA).state());
      assertEquals(KilnState.IDLE, store.get("idle").state());
      clean(store);
      store.fire("idle", KilnEvent.LIGHT, ADA);

      // the timer of the state continued; the timer of the child started when the child was entered
      now = START.plusSeconds(29);
      assertEquals(KilnState.HEATING, store.wake("wake").state());
      now = START.plusSeconds(30);
      assertEquals(KilnState.SOAKING, store.wake("wake").state());
      now = START.plusSeconds(60);
      assertEquals(KilnState.IDLE, store.wake("wake").state());
      assertEquals(KilnState.IDLE, store.wake("tx").state());
      assertEquals(
          List.of(
              "IDLE>FIRING on light by ada@0",
              "FIRING>HEATING by pawl: FIRING became a superstate: entered HEATING@0",
              "HEATING>IDLE on FIRING.after.60s by timer@60000"),
          told(store.history("tx")));
      for (String id : store.ids("", 100)) {
        store.requireLegal(id);
      }
      clean(store);
      assertTrue(DryRun.of(store).against(store.machine()).isClean());
    }
  }

  @ParameterizedTest
  @EnumSource
  void timerWorkerMigratesInstances(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var before = store(dev.pawl.store.sample.old.KilnStored.machine(), source);
      before.createTables();
      before.create("k");
      before.fire("k", dev.pawl.store.sample.old.KilnEvent.LIGHT, ADA);
      now = START.plusSeconds(90);
      var store = deployed(kiln(() -> true), source);
      store.timers().runOnce(10, new TimerListener() {}, () -> false);
      assertEquals(
          List.of(
              "IDLE>FIRING on light by ada@0",
              "FIRING>SOAKING by pawl: FIRING became a superstate: entered HEATING@0",
              "SOAKING>IDLE on FIRING.after.60s by timer@60000"),
          told(store.history("k")));
      assertFalse(heard.contains("ring k"), heard::toString);
      clean(store);
    }
  }

  @ParameterizedTest
  @EnumSource
  void deferredEventsThatAreNoLongerDeferredAreOffered(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var before = store(dev.pawl.store.sample.old.KilnStored.machine(), source);
      before.createTables();
      before.create("k");
      before.fire("k", dev.pawl.store.sample.old.KilnEvent.LIGHT, ADA);
      before.fire("k", dev.pawl.store.sample.old.KilnEvent.LOAD, Cause.by("bob"));
      heard.clear();
      var store = deployed(kiln(() -> false), source);
      assertEquals(KilnState.HEATING, store.get("k").state());
      assertEquals(List.of(), heard);
      assertEquals(KilnState.FULL, store.wake("k").state());
      assertEquals(List.of("ring k", "heard FIRING -> HEATING", "heard HEATING -> FULL"), heard);
      assertEquals("load", store.history("k").get(2).event());
      store.requireLegal("k");
      clean(store);
    }
  }

  @ParameterizedTest
  @EnumSource
  void failingMigrationWritesNothing(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var before = store(dev.pawl.store.sample.old.KilnStored.machine(), source);
      before.createTables();
      before.create("k");
      before.fire("k", dev.pawl.store.sample.old.KilnEvent.LIGHT, ADA);
      String row = Database.query(source, "SELECT * FROM " + before.tables().entities()).toString();
      boolean[] fails = {true};
      heard.clear();
      var store =
          deployed(
              kiln(
                  () -> {
                    if (fails[0]) {
                      throw new IllegalStateException("broken");
                    }
                    return true;
                  }),
              source);
      assertThrows(IllegalStateException.class, () -> store.get("k").state());
      assertThrows(IllegalStateException.class, () -> store.fire("k", KilnEvent.QUENCH, ADA));
      assertThrows(IllegalStateException.class, () -> store.wake("k"));
      assertEquals(
          row, Database.query(source, "SELECT * FROM " + store.tables().entities()).toString());
      assertEquals(List.of(), heard);
      assertEquals(1, StoreCheck.of(store).run().count(Finding.Kind.SNAPSHOT));
      DryRun.Report dry = DryRun.of(before).against(store.machine());
      assertEquals("k", dry.unreadable().get(0).firstEntity());
      assertFalse(dry.isClean());
      fails[0] = false;
      assertEquals(KilnState.SOAKING, store.get("k").state());
      store.fire("k", KilnEvent.QUENCH, ADA);
      clean(store);
    }
  }

  @ParameterizedTest
  @EnumSource
  void flatMachineThatBecomesChartGetsSnapshots(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      // adds the columns that the earlier version does not need
      store(DeskStored.machine(), source).createTables();
      var before = store(dev.pawl.store.sample.old.DeskStored.machine(), source);
      for (String id : List.of("new", "adopted", "made", "shut")) {
        before.create(id);
      }
      before.fire("shut", dev.pawl.store.sample.old.DeskEvent.SHUT, ADA);
      for (String id : List.of("made", "adopted")) {
        before.fire(id, dev.pawl.store.sample.old.DeskEvent.SHUT, ADA);
        before.fire(id, dev.pawl.store.sample.old.DeskEvent.UNLOCK, ADA);
      }
      now = START.plusSeconds(100);
      JdbcStore<DeskState, DeskEvent> store = store(DeskStored.machine(), source);
      DryRun.Report dry = DryRun.of(before).against(DeskStored.machine());
      assertTrue(dry.isClean(), dry::toString);
      assertEquals(3, dry.migrated().get(0).count(), dry::toString);
      assertEquals(DeskState.STAFFED, store.get("new").state());
      assertEquals(DeskState.STAFFED, store.get("made").state());
      assertEquals(DeskState.CLOSED, store.get("shut").state());

      assertEquals(DeskState.CLOSED, store.fire("new", DeskEvent.SHUT, ADA).state());
      assertEquals(
          List.of(
              "OPEN>STAFFED by pawl: OPEN became a superstate: entered STAFFED@100000",
              "STAFFED>CLOSED on shut by ada@100000"),
          told(store.history("new")));
      assertEquals(DeskState.STAFFED, store.wake("made").state());
      assertEquals(3, store.get("made").version());
      assertEquals(DeskState.STAFFED, store.fire("shut", DeskEvent.UNLOCK, ADA).state());
      assertEquals(1, store.timers().adoptAll());
      assertEquals(3, store.get("adopted").version());
      now = START.plusSeconds(109);
      assertEquals(DeskState.STAFFED, store.wake("made").state());
      now = START.plusSeconds(110);
      assertEquals(DeskState.VACANT, store.wake("made").state());
      assertEquals(DeskState.VACANT, store.wake("adopted").state());
      for (String id : store.ids("", 100)) {
        store.requireLegal(id);
      }
      clean(store);
    }
  }

  @ParameterizedTest
  @EnumSource
  void flatMachineWithNewSuperstateIsMigrated(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var before = store(dev.pawl.store.sample.old.GateStored.machine(), source);
      before.createTables();
      for (String id : List.of("a", "b", "c", "d")) {
        before.create(id);
        before.fire(id, dev.pawl.store.sample.old.GateEvent.LOWER, ADA);
        before.fire(id, dev.pawl.store.sample.old.GateEvent.RAISE, ADA);
      }
      before.fire("d", dev.pawl.store.sample.old.GateEvent.LOWER, ADA);
      before.create("new");
      JdbcStore<GateState, GateEvent> store = deployed(GateStored.machine(), source);
      clean(store);
      assertEquals(GateState.PLAIN, store.get("a").state());
      assertEquals(GateState.MARKED, store.fire("a", GateEvent.MARK, ADA).state());
      assertEquals(GateState.DOWN, store.fire("new", GateEvent.LOWER, ADA).state());
      store.force("c", GateState.UP, ADA.because("test"));
      store.fire("d", GateEvent.RAISE, ADA);
      assertEquals(
          List.of(
              "UP>DOWN on lower by ada@0",
              "DOWN>UP on raise by ada@0",
              "UP>PLAIN by pawl: UP became a superstate: entered PLAIN@0",
              "PLAIN>MARKED on mark by ada@0"),
          told(store.history("a")));
      for (String id : store.ids("", 100)) {
        store.requireLegal(id);
      }
      clean(store);
      assertTrue(DryRun.of(store).against(store.machine()).isClean());

      // a flat machine has no steps without an event
      Database.execute(
          source,
          "UPDATE "
              + store.tables().transitions()
              + " SET event = NULL WHERE entity_id = 'd' AND sequence = 4");
      assertEquals(1, StoreCheck.of(store).run().count(Finding.Kind.ILLEGAL_STEP));
    }
  }

  @ParameterizedTest
  @EnumSource
  void addedRegionIsEntered(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      store(PlantStored.machine(), source).createTables();
      var before = store(dev.pawl.store.sample.old.PlantStored.machine(), source);
      for (String id : List.of("a", "b")) {
        before.create(id);
        before.fire(id, dev.pawl.store.sample.old.PlantEvent.TURN, ADA);
      }
      JdbcStore<PlantState, PlantEvent> store = store(PlantStored.machine(), source);
      store.fire("a", PlantEvent.TURN, ADA);
      assertEquals(
          List.of(
              "SLOW>FAST on turn by ada@0",
              "SHUT>OPEN on turn by ada@0",
              "RUNNING>RUNNING by pawl: FILTER is a region of RUNNING now: entered CLEAN@0",
              "FAST>SLOW on turn by ada@0"),
          told(store.history("a")));
      store.wake("b");
      now = START.plusSeconds(5);
      store.wake("a");
      assertEquals("CLEAN>DIRTY on CLEAN.after.5s by timer@5000", told(store.history("a")).get(4));
      store.requireLegal("a");
      clean(store);

      // the earlier version refuses states that it does not know, and does not change the row
      String row =
          Database.query(source, "SELECT * FROM " + store.tables().entities() + " WHERE id = 'b'")
              .toString();
      IllegalArgumentException refused =
          assertThrows(
              IllegalArgumentException.class,
              () -> before.fire("b", dev.pawl.store.sample.old.PlantEvent.TURN, ADA));
      assertTrue(refused.getMessage().contains("CLEAN"), refused::getMessage);
      assertEquals(
          row,
          Database.query(source, "SELECT * FROM " + store.tables().entities() + " WHERE id = 'b'")
              .toString());
    }
  }

  @ParameterizedTest
  @EnumSource
  void stepsAfterLostHistoryAreLegal(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      store(PlantStored.machine(), source).createTables();
      var before = store(dev.pawl.store.sample.old.PlantStored.machine(), source);
      before.create("a");
      before.fire("a", dev.pawl.store.sample.old.PlantEvent.TURN, ADA);
      before.fire("a", dev.pawl.store.sample.old.PlantEvent.STOP, ADA);
      JdbcStore<PlantState, PlantEvent> store = store(PlantStored.machine(), source);
      store.fire("a", PlantEvent.RESUME, ADA);
      store.fire("a", PlantEvent.TURN, ADA);
      assertEquals(
          List.of("SLOW>FAST on turn by ada@0", "SHUT>OPEN on turn by ada@0"),
          told(store.history("a")).subList(4, 6));
      store.requireLegal("a");
      clean(store);
      store.fire("a", PlantEvent.STOP, ADA);
      store.fire("a", PlantEvent.RESUME, ADA);
      store.fire("a", PlantEvent.TURN, ADA);
      assertEquals(List.of("FAST>SLOW on turn by ada@0"), told(store.history("a", 8, 9)));
      store.requireLegal("a");
      clean(store);

      // the earlier version must not make the history state forget the states that it knows
      String stopped = store.fire("a", PlantEvent.STOP, ADA).snapshot();
      String refused =
          assertThrows(
                  IllegalArgumentException.class,
                  () -> before.fire("a", dev.pawl.store.sample.old.PlantEvent.RESUME, ADA))
              .getMessage();
      assertTrue(refused.contains("BEFORE remembers CLEAN"), refused);
      assertEquals(stopped, store.get("a").snapshot());
    }
  }
}
