package dev.pawl.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.history.Refused;
import dev.pawl.store.recovery.Finding;
import dev.pawl.store.recovery.Recovery;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.BeaconEvent;
import dev.pawl.store.sample.BeaconState;
import dev.pawl.store.sample.ExpeditionEvent;
import dev.pawl.store.sample.ExpeditionLogic;
import dev.pawl.store.sample.ExpeditionState;
import dev.pawl.store.sample.JobEvent;
import dev.pawl.store.sample.JobRules;
import dev.pawl.store.sample.JobState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.ParcelEvent;
import dev.pawl.store.sample.ParcelState;
import dev.pawl.store.sample.Tries;
import dev.pawl.store.sample.WorkstreamEvent;
import dev.pawl.store.sample.WorkstreamState;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Repairs work on every kind of broken row and call no application code. */
@Tag("attack")
class RescueAttackTest {

  private static final Cause ADA = Cause.by("ada").because("looked into it");
  private static final Instant START = Instant.parse("2025-11-22T20:00:00Z");

  private Instant now = START;
  private boolean throwing;

  /** Guards and updates that throw if they are called unexpectedly. */
  private final ExpeditionLogic logic =
      new ExpeditionLogic() {
        @Override
        public boolean triesLeft(Tries context) {
          requireExpected();
          return context.made() < context.most();
        }

        @Override
        public Tries countTry(Tries context) {
          requireExpected();
          return new Tries(context.made() + 1, context.most());
        }
      };

  @TempDir Path folder;

  private void requireExpected() {
    if (throwing) {
      throw new AssertionError("the program was asked");
    }
  }

  private JdbcStore<ExpeditionState, ExpeditionEvent> expeditions(HikariDataSource source) {
    JdbcStore<ExpeditionState, ExpeditionEvent> store =
        JdbcStore.of(Machines.expedition(logic), source).clock(() -> now).build();
    store.createTables();
    store.create("x");
    store.fire("x", ExpeditionEvent.DEPART, ADA);
    Database.execute(source, "DELETE FROM pawl_outbox");
    return store;
  }

  private static String due(HikariDataSource source) {
    List<String> rows = Database.query(source, "SELECT timer_at, due_at FROM pawl_expedition");
    return rows.get(0).equals("null null") ? "none" : "some";
  }

  /** The ways to break the row of a climbing expedition, each with the context after the repair. */
  private enum Break {
    NOTHING("version = 1", 1),
    STATE("state = 'HOME'", 1),
    VERSION("version = 41", 1),
    SCRAP("snapshot = 'scrap'", 0),
    NO_SNAPSHOT("snapshot = NULL", 0),
    NO_TIMER("due_at = NULL, timer_at = NULL", 1),
    UNKNOWN("state = 'LOST'", 1),
    DEEP("snapshot = '" + "[".repeat(9000) + "'", 0),
    ANOTHERS("snapshot = REPLACE(snapshot, '\"x\"', '\"y\"')", 0),
    NO_CONTEXT("snapshot = REPLACE(snapshot, '\"made\"', '\"mad\"')", 0);

    final String set;
    final int made;

    Break(String set, int made) {
      this.set = set;
      this.made = made;
    }
  }

  @ParameterizedTest
  @EnumSource
  void brokenChartIsRescued(Database database) {
    for (Break broken : Break.values()) {
      try (HikariDataSource source = database.open(folder)) {
        throwing = false;
        now = START;
        JdbcStore<ExpeditionState, ExpeditionEvent> store = expeditions(source);
        RowTruthAttackTest.drop(database, source, "pawl_expedition");
        String found = store.get("x").snapshot();
        Database.execute(source, "UPDATE pawl_expedition SET " + broken.set);
        now = START.plusSeconds(3600); // the timer is due now
        throwing = true;

        Stored<ExpeditionState> forced = store.force("x", ExpeditionState.ROUTE, ADA);

        assertEquals("CLIMB", forced.stateName(), broken.name());
        assertEquals(now, forced.updatedAt());
        assertEquals("some", due(source));
        int sequence = broken == Break.VERSION ? 42 : 2;
        assertEquals(sequence, forced.version());
        assertTrue(
            forced.snapshot().contains("\"context\":{\"made\":" + broken.made + ",\"most\":9}"),
            broken + forced.snapshot());
        assertTrue(forced.snapshot().contains("PT5S"), forced.snapshot());
        assertEquals(forced, store.get("x"));
        assertEquals(ExpeditionState.CLIMB, store.get("x").state());
        Recorded step = store.history("x").get(1);
        assertTrue(step.forced());
        assertEquals("CLIMB", step.from());
        assertEquals("CLIMB", step.to());
        assertNull(step.event());
        assertEquals("looked into it", step.reason());
        String state = broken == Break.STATE ? "HOME" : broken == Break.UNKNOWN ? "LOST" : "CLIMB";
        assertEquals(state, step.attributes().get("foundState"));
        assertEquals(broken == Break.VERSION ? 41L : 1L, step.attributes().get("foundVersion"));
        boolean changed = broken.set.startsWith("snapshot");
        if (!changed) {
          assertEquals(found, step.attributes().get("foundSnapshot"));
        }
        assertEquals(0, Database.number(source, "SELECT COUNT(*) FROM pawl_outbox"));
        assertEquals(List.of(), store.refusals("x", 10));
        throwing = false;
        if (broken != Break.VERSION) {
          assertTrue(StoreCheck.of(store).run().isClean(), StoreCheck.of(store).run().toString());
        }
        assertEquals("CAMP", store.fire("x", ExpeditionEvent.STORM, ADA).stateName());
        assertEquals("CLIMB", store.fire("x", ExpeditionEvent.RESUME, ADA).stateName());
        assertEquals("HOME", store.force("x", ExpeditionState.HOME, ADA).stateName());
        assertEquals("none", due(source));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void brokenRowIsRestoredOrAdopted(Database database) {
    for (Break broken : Break.values()) {
      try (HikariDataSource source = database.open(folder)) {
        throwing = false;
        now = START;
        JdbcStore<ExpeditionState, ExpeditionEvent> store = expeditions(source);
        RowTruthAttackTest.drop(database, source, "pawl_expedition");
        now = START.plusSeconds(2);
        Database.execute(source, "UPDATE pawl_expedition SET " + broken.set);
        throwing = true;
        Recovery<ExpeditionState, ExpeditionEvent> recovery = Recovery.of(store);

        Stored<ExpeditionState> restored = recovery.restore("x", ADA);

        assertEquals("CLIMB", restored.stateName());
        assertEquals("some", due(source));
        assertEquals(ExpeditionState.CLIMB, store.get("x").state());
        if (broken == Break.UNKNOWN) {
          Database.execute(source, "UPDATE pawl_expedition SET state = 'LOST'");
          assertThrows(IllegalArgumentException.class, () -> recovery.adopt("x", ADA));
        }
        Database.execute(source, "UPDATE pawl_expedition SET state = 'REST'");
        Stored<ExpeditionState> adopted = recovery.adopt("x", ADA);
        assertEquals("REST", adopted.stateName());
        assertEquals("none", due(source));
        assertEquals("CLIMB", store.history("x").get(2).from());
        throwing = false;
        if (broken != Break.VERSION) {
          assertTrue(StoreCheck.of(store).run().isClean(), StoreCheck.of(store).run().toString());
        }
        assertEquals("CLIMB", store.fire("x", ExpeditionEvent.CLIMB, ADA).stateName());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void brokenRowIsForcedWithGivenContext(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<ExpeditionState, ExpeditionEvent> store = expeditions(source);
      Database.execute(source, "UPDATE pawl_expedition SET snapshot = 'scrap'");
      var as = Machines.expedition(logic, new Tries(3, 4));

      Stored<ExpeditionState> forced = Recovery.of(store).force("x", ExpeditionState.CAMP, as, ADA);

      assertTrue(forced.snapshot().contains("{\"made\":3,\"most\":4}"), forced.snapshot());
      store.fire("x", ExpeditionEvent.DEPART, ADA);
      store.fire("x", ExpeditionEvent.STORM, ADA);
      assertThrows(
          dev.pawl.GuardRefusedError.class, () -> store.fire("x", ExpeditionEvent.DEPART, ADA));
      String given = forced.snapshot();
      for (String wrong : List.of(given, given.replace("\"x\"", "\"y\""), "", "\u0000", "{}")) {
        assertThrows(
            IllegalArgumentException.class,
            () -> Recovery.of(store).force("x", ExpeditionState.CAMP, wrong, ADA));
      }
      String right = given.replace("\"sequence\":2", "\"sequence\":5");
      assertEquals(5, Recovery.of(store).force("x", ExpeditionState.CAMP, right, ADA).version());
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  @ParameterizedTest
  @EnumSource
  void brokenRegionsWithDataAreRescued(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<ParcelState, ParcelEvent> store = JdbcStore.of(Machines.PARCEL, source).build();
      store.createTables();
      store.create("x");
      store.fire("x", ParcelEvent.seal(), ADA);
      store.fire("x", ParcelEvent.pay(12), ADA);
      String good = store.get("x").snapshot();

      // only columns of the row were changed, so the whole snapshot is kept
      Database.execute(source, "UPDATE pawl_parcel SET state = 'SHIPPED'");
      Stored<ParcelState> restored = Recovery.of(store).restore("x", ADA);
      assertEquals(good.replace("\"sequence\":2", "\"sequence\":3"), restored.snapshot());
      assertEquals(ParcelState.paid(12), store.get("x").state());
      Database.execute(source, "UPDATE pawl_parcel SET version = 9");
      assertEquals(ParcelState.paid(12), Recovery.of(store).adopt("x", ADA).state());

      // the data is lost, so the caller must provide it
      Database.execute(source, "UPDATE pawl_parcel SET snapshot = 'scrap'");
      assertThrows(IllegalStateException.class, () -> Recovery.of(store).restore("x", ADA));
      assertThrows(IllegalStateException.class, () -> Recovery.of(store).adopt("x", ADA));
      Stored<ParcelState> forced = store.force("x", ParcelState.paid(7), ADA);
      assertEquals(ParcelState.paid(7), forced.state());
      assertEquals("PAID", store.history("x").get(4).to());
      assertEquals(1, StoreCheck.of(store).run().count(Finding.Kind.SEQUENCE_GAP));
      store.fire("x", ParcelEvent.seal(), ADA);
      assertEquals("SHIPPED", store.fire("x", ParcelEvent.ship(), ADA).stateName());
    }
  }

  @ParameterizedTest
  @EnumSource
  void brokenFlatAndDeferringMachinesAreRescued(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<WorkstreamState, WorkstreamEvent> flat =
          JdbcStore.of(Machines.WORKSTREAM, source).build();
      flat.createTables();
      flat.create("x");
      RowTruthAttackTest.drop(database, source, "pawl_workstream");
      Database.execute(source, "UPDATE pawl_workstream SET state = 'LOST', version = 7");
      assertEquals(
          "x in S_RUNNING at version 8",
          flat.force("x", WorkstreamState.S_RUNNING, ADA).toString());
      assertEquals("LOST", flat.history("x").get(0).from());

      JdbcStore<BeaconState, BeaconEvent> store =
          JdbcStore.of(Machines.BEACON, source).clock(() -> now).build();
      store.createTables();
      store.create("b");
      now = START.plusSeconds(2);
      store.fire("b", BeaconEvent.CALL, ADA);
      assertTrue(store.get("b").snapshot().contains("deferred"));
      Stored<BeaconState> forced = store.force("b", BeaconState.ON, ADA);
      assertEquals("LIT", forced.stateName());
      assertTrue(forced.snapshot().contains("\"deferred\":[]"), forced.snapshot());
      now = START.plusSeconds(4);
      assertEquals("DARK", store.wake("b").stateName());
      store.requireLegal("b");
    }
  }

  @ParameterizedTest
  @EnumSource(names = "H2")
  void hooksMayVetoAndAreNotified(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      List<String> heard = new ArrayList<>();
      TransitionHook<JobState, JobEvent> hook =
          new TransitionHook<>() {
            @Override
            public void before(LifecycleEvent<JobState, JobEvent> step) {
              heard.add("before " + step.from() + ">" + step.to());
              if ("mallory".equals(step.cause().actor())) {
                throw new TransitionVetoedError("mallory may not");
              }
            }

            @Override
            public void after(LifecycleEvent<JobState, JobEvent> step) {
              heard.add("after " + step.sequence() + step.forced());
            }

            @Override
            public void refused(
                LifecycleEvent<JobState, JobEvent> attempt, Outcome<JobState> outcome) {
              heard.add("refused " + outcome.getClass().getSimpleName());
            }
          };
      JdbcStore<JobState, JobEvent> store =
          JdbcStore.of(Machines.job(new JobRules()), source).hook(hook).build();
      store.createTables();
      store.create("x");
      Database.execute(source, "UPDATE pawl_job SET snapshot = 'scrap'");

      assertThrows(
          TransitionVetoedError.class,
          () -> store.force("x", JobState.DONE, Cause.by("mallory").because("fun")));
      store.force("x", JobState.DONE, ADA);

      assertEquals(
          List.of("before WAITING>DONE", "refused Vetoed", "before WAITING>DONE", "after 1true"),
          heard);
      Refused refused = store.refusals("x", 1).get(0);
      assertEquals(Refused.Outcome.VETOED, refused.outcome());
      assertEquals("mallory may not", refused.why());
      assertTrue(refused.forced());
    }
  }
}
