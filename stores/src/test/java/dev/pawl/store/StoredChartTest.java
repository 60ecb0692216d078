package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.BeaconCodec;
import dev.pawl.store.sample.BeaconEvent;
import dev.pawl.store.sample.BeaconState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.ParcelEvent;
import dev.pawl.store.sample.ParcelState;
import dev.pawl.store.sample.VisitEvent;
import dev.pawl.store.sample.VisitState;
import dev.pawl.store.sample.VisitStored;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests charts in a store: nested states, regions, data, timers and deferred events. */
class StoredChartTest {

  private static final Cause ADA = Cause.by("ada").because("told to");
  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");

  private Instant now = START;

  @TempDir Path folder;

  private static List<String> told(List<Recorded> history) {
    return history.stream()
        .map(r -> r.from() + ">" + r.to() + "@" + (r.at().toEpochMilli() - START.toEpochMilli()))
        .toList();
  }

  /** Creates a store with the clock of the test. */
  private <S, E> JdbcStore<S, E> store(StoredMachine<S, E> machine, DataSource source) {
    JdbcStore<S, E> store = JdbcStore.of(machine, source).clock(() -> now).build();
    store.createTables();
    return store;
  }

  @ParameterizedTest
  @EnumSource
  void wakeFiresDueTimers(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<BeaconState, BeaconEvent> store = store(Machines.BEACON, source);
      store.create("b");
      store.create("c");
      assertEquals(List.of(), store.due(10));

      now = START.plusMillis(1999);
      assertEquals(0, store.wakeAll(10));
      now = START.plusMillis(2000);
      assertEquals(2, store.wakeAll(10));
      assertEquals("DARK", store.get("b").stateName());
      assertEquals(0, store.wakeAll(10));
      now = START.plusMillis(8000);
      assertEquals(1, store.wakeAll(1));

      // dark at 2, lit at 5, dark at 7: each recorded at the time it was due
      assertEquals(
          List.of("LIT>DARK@2000", "DARK>LIT@5000", "LIT>DARK@7000"), told(store.history("b")));
      assertEquals(3, store.get("b").version());
      store.requireLegal("b");
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  @ParameterizedTest
  @EnumSource(names = "H2")
  void timerStepGetsReason(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      List<String> heard = new ArrayList<>();
      TransitionHook<BeaconState, BeaconEvent> hook =
          new TransitionHook<>() {
            @Override
            public void before(LifecycleEvent<BeaconState, BeaconEvent> step) {
              heard.add("before " + step.cause().reason());
            }

            @Override
            public void after(LifecycleEvent<BeaconState, BeaconEvent> step) {
              heard.add("after " + step.cause().reason());
            }

            @Override
            public void refused(
                LifecycleEvent<BeaconState, BeaconEvent> attempt, Outcome<BeaconState> outcome) {
              heard.add("refused " + attempt.cause().reason());
            }
          };
      JdbcStore<BeaconState, BeaconEvent> store =
          JdbcStore.of(Machines.BEACON, source)
              .clock(() -> now)
              .hook(hook)
              .causes(step -> step.cause().because("by " + step.cause().actor()))
              .build();
      store.createTables();
      store.create("b");
      now = START.plusMillis(2000);
      store.wake("b");
      assertEquals("by timer", store.history("b").get(0).reason());
      assertThrows(
          IllegalTransitionError.class, () -> store.fire("b", BeaconEvent.ANSWER, Cause.by("ada")));
      assertEquals("by ada", store.refusals("b", 1).get(0).cause().reason());
      assertEquals(List.of("before by timer", "after by timer", "refused by ada"), heard);
    }
  }

  @ParameterizedTest
  @EnumSource(names = "H2")
  void timersWithoutDeclarationAreRejected(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      StoredMachine<BeaconState, BeaconEvent> timeless =
          StoredMachine.<BeaconState, BeaconEvent>named("Beacon")
              .states(BeaconState.values(), BeaconCodec::toWire, BeaconCodec::fromWire)
              .events(BeaconCodec::eventToWire)
              .initialNames(List.of("LIT"))
              .legality(() -> step -> null)
              .snapshots()
              .opens(Machines.BEACON::open);
      JdbcStore<BeaconState, BeaconEvent> store = JdbcStore.of(timeless, source).build();
      store.createTables();

      IllegalStateException error =
          assertThrows(IllegalStateException.class, () -> store.create("b"));

      assertEquals(
          "Beacon has timers, but its description for the store has none. Call timers() there.",
          error.getMessage());
    }
  }

  @ParameterizedTest
  @EnumSource
  void dueTimersFireBeforeEvent(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<BeaconState, BeaconEvent> store = store(Machines.BEACON, source);
      store.create("b");
      now = START.plusMillis(2500);

      // the beacon is dark by now, so the call is deferred until it is lit again
      Stored<BeaconState> dark = store.fire("b", BeaconEvent.CALL, ADA);

      assertEquals("DARK", dark.stateName());
      assertEquals(1, dark.version());
      assertTrue(dark.snapshot().contains("\"event\":\"call\",\"cause\""), dark.snapshot());
      now = START.plusMillis(5000);
      assertEquals("WAITING", store.wake("b").stateName());
      assertEquals(
          List.of("LIT>DARK@2000", "DARK>LIT@5000", "LIT>WAITING@5000"), told(store.history("b")));
      now = START.plusMillis(15_000);
      // the beacon goes out at 15 s, and the call is not answered
      assertThrows(IllegalTransitionError.class, () -> store.fire("b", BeaconEvent.ANSWER, ADA));
      assertEquals("OUT", store.get("b").stateName());
      assertEquals("OUT", store.refusals("b", 1).get(0).from());
      Stored<BeaconState> other = store.create("c");
      now = START.plusMillis(17_000);
      assertThrows(IllegalTransitionError.class, () -> store.fire(other, BeaconEvent.ANSWER, ADA));
      assertEquals("DARK", store.get("c").stateName());
      assertEquals("OUT", store.fire("c", BeaconEvent.STOP, ADA).stateName());
      now = START.plusSeconds(1000);
      assertEquals(0, store.wakeAll(10));
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  @ParameterizedTest
  @EnumSource
  void missingTimersAreStarted(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<BeaconState, BeaconEvent> store = store(Machines.BEACON, source);
      store.create("b");
      store.fire("b", BeaconEvent.CALL, ADA);
      Database.execute(
          source, "UPDATE pawl_beacon SET snapshot = NULL, due_at = NULL WHERE id = 'b'");
      now = START.plusMillis(500);

      store.wake("b");

      assertEquals(1, store.get("b").version());
      now = START.plusMillis(10_500);
      assertEquals("OUT", store.wake("b").stateName());
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  @ParameterizedTest
  @EnumSource(names = "H2")
  void stateWithDataRequiresSnapshot(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<ParcelState, ParcelEvent> store = store(Machines.PARCEL, source);
      store.create("p");
      store.fire("p", ParcelEvent.pay(12), ADA);
      Database.execute(source, "UPDATE pawl_parcel SET snapshot = NULL WHERE id = 'p'");

      IllegalStateException error =
          assertThrows(IllegalStateException.class, () -> store.fire("p", ParcelEvent.seal(), ADA));

      assertEquals(
          "Parcel p has no snapshot, but the state PAID carries data. Force it into a state with a"
              + " snapshot.",
          error.getMessage());
    }
  }

  @ParameterizedTest
  @EnumSource(names = "H2")
  void illegalStepOfRegionWithDataIsFound(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<ParcelState, ParcelEvent> store = store(Machines.PARCEL, source);
      store.create("p");
      store.fire("p", ParcelEvent.pay(12), ADA);
      Database.execute(source, "UPDATE pawl_parcel_transitions SET event = 'seal'");

      String wrong =
          assertThrows(IllegalStateException.class, () -> store.requireLegal("p")).getMessage();

      assertEquals(
          "Parcel p, step 1: Parcel: DUE → PAID on seal is not legal in DUE, BOXING."
              + " Possible: BOXING → SEALED on seal.",
          wrong);
      Database.execute(source, "UPDATE pawl_parcel_transitions SET event = 'pay'");
      store.requireLegal("p");
    }
  }

  @ParameterizedTest
  @EnumSource
  void snapshotKeepsRegionsAndData(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<ParcelState, ParcelEvent> store = store(Machines.PARCEL, source);
      store.create("p");
      store.fire("p", ParcelEvent.seal(), ADA);
      Stored<ParcelState> paid = store.fire("p", ParcelEvent.pay(12), ADA);

      assertTrue(paid.snapshot().contains("\"data\":{\"amount\":12}"), paid.snapshot());
      assertEquals(2, paid.version());
      assertEquals(ParcelState.paid(12), store.get("p").state());
      assertEquals(paid, store.fire("p", ParcelEvent.pay(13), ADA));
      Refused ignored = store.refusals("p", 1).get(0);
      assertEquals(Refused.Outcome.IGNORED, ignored.outcome());
      assertEquals("pay", ignored.event());
      assertEquals("SHIPPED", store.fire("p", ParcelEvent.ship(), ADA).stateName());
      store.requireLegal("p");
      assertTrue(StoreCheck.of(store).run().isClean(), StoreCheck.of(store).run().toString());
    }
  }

  @Test
  void instanceWithDataBeginsInEachInitialState() {
    try (HikariDataSource source = Database.H2.open(folder)) {
      JdbcStore<VisitState, VisitEvent> store = store(VisitStored.machine(), source);
      assertEquals(VisitState.waiting(), store.create("default").state());
      assertEquals(VisitState.booked(), store.create("v", VisitState.booked()).state());
      assertEquals(VisitState.served(3), store.fire("v", VisitEvent.call(3), ADA).state());
      assertTrue(StoreCheck.of(store).run().isClean());
      IllegalArgumentException error =
          assertThrows(
              IllegalArgumentException.class, () -> store.create("w", VisitState.served(3)));
      assertEquals(
          "SERVED is not an initial state of Visit; the initial states are [WAITING, BOOKED].",
          error.getMessage());
    }
  }
}
