package dev.pawl.store;

import static dev.pawl.store.sample.WorkstreamEvent.ABANDON;
import static dev.pawl.store.sample.WorkstreamEvent.ALL_STEPS_SUCCEED;
import static dev.pawl.store.sample.WorkstreamEvent.RETRY_ATTEMPT;
import static dev.pawl.store.sample.WorkstreamEvent.RETRY_ELIGIBLE;
import static dev.pawl.store.sample.WorkstreamEvent.START_EXECUTION;
import static dev.pawl.store.sample.WorkstreamEvent.STEP_FAILS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.store.history.AbortCode;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.history.RefusalLog;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredInstance;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.sample.ErrorCode;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.WorkstreamCodec;
import dev.pawl.store.sample.WorkstreamEvent;
import dev.pawl.store.sample.WorkstreamMachine;
import dev.pawl.store.sample.WorkstreamState;
import dev.pawl.store.sample.WorkstreamValidator;
import dev.pawl.store.sql.Tables;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class JdbcStoreTest {

  private static final Cause ADA = Cause.by("ada").because("told to");

  private final List<Instant> time =
      new ArrayList<>(List.of(Instant.parse("2025-11-22T20:00:00Z")));

  @TempDir Path folder;

  private void set(String hour) {
    time.set(0, Instant.parse("2025-11-22T" + hour + "Z"));
  }

  private JdbcStore<WorkstreamState, WorkstreamEvent> store(HikariDataSource source) {
    return build(JdbcStore.of(Machines.WORKSTREAM, source));
  }

  private JdbcStore<WorkstreamState, WorkstreamEvent> build(
      JdbcStore.Builder<WorkstreamState, WorkstreamEvent> builder) {
    JdbcStore<WorkstreamState, WorkstreamEvent> store = builder.clock(() -> time.get(0)).build();
    store.createTables();
    return store;
  }

  @ParameterizedTest
  @EnumSource
  void instanceIsResumedFromDatabase(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      Stored<WorkstreamState> created = store.create("WS-1");
      assertEquals("WS-1 in S_PENDING at version 0", created.toString());
      set("20:00:01");

      Stored<WorkstreamState> running = store.fire(created, START_EXECUTION, ADA);

      assertEquals(WorkstreamState.S_RUNNING, running.state());
      assertEquals(1, running.version());
      assertEquals(running, store.get("WS-1"));
      assertEquals(Instant.parse("2025-11-22T20:00:01Z"), store.get("WS-1").updatedAt());
      assertEquals("S_FAILED", store.fire("WS-1", STEP_FAILS, ADA).stateName());
      assertEquals(Optional.empty(), store.find("WS-2"));
      assertThrows(NoSuchEntityException.class, () -> store.fire("WS-2", ABANDON, ADA));
      assertThrows(IllegalArgumentException.class, () -> store.create("WS-1"));
      assertThrows(
          IllegalArgumentException.class, () -> store.create("x", WorkstreamState.S_FAILED));
      assertThrows(IllegalArgumentException.class, () -> store.create("a\0b"));
      assertThrows(IllegalArgumentException.class, () -> store.create(""));
      assertThrows(IllegalArgumentException.class, () -> store.create("\ud800"));
      store.createTables();
      assertEquals(2, store.get("WS-1").version());
    }
  }

  @ParameterizedTest
  @EnumSource
  void stepIsRecordedCompletely(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      store.create("WS-1");
      Cause cause =
          AbortCode.in(
              Cause.by("Ada \"L\" O'Byron")
                  .because("Zürich → 東京\n\"quoted\"; DROP TABLE pawl_workstream; -- \0")
                  .code(ErrorCode.ABORTED)
                  .with("list", List.of(1, "zwei"))
                  .with("odd", "\0 \ud800")
                  .with("reasonable", true),
              ErrorCode.RETRY);

      store.fire("WS-1", START_EXECUTION, cause);

      Recorded step = store.history("WS-1").get(0);
      assertEquals(1, step.sequence());
      assertEquals("WS-1", step.entityId());
      assertEquals("S_PENDING", step.from());
      assertEquals("S_RUNNING", step.to());
      assertEquals("startExecution", step.event());
      assertEquals(Instant.parse("2025-11-22T20:00:00Z"), step.at());
      assertEquals(cause.actor(), step.actor());
      assertEquals(cause.reason().replace('\0', '\uFFFD'), step.reason());
      assertEquals("ABORTED", step.code());
      assertEquals("RETRY", step.abortCode());
      assertFalse(step.forced());
      LifecycleEvent<WorkstreamState, WorkstreamEvent> event = store.lifecycle("WS-1").get(0);
      assertEquals(START_EXECUTION, event.event());
      assertEquals("Workstream", event.machine());
      assertEquals(ErrorCode.ABORTED, event.cause().code());
      assertEquals(List.of(1L, "zwei"), event.cause().attributes().get("list"));
      assertEquals(true, event.cause().attributes().get("reasonable"));
      assertEquals("RETRY", AbortCode.of(event.cause()));
    }
  }

  @ParameterizedTest
  @EnumSource
  void sampleQueriesRun(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store =
          build(
              JdbcStore.of(Machines.WORKSTREAM, source)
                  .tables(Tables.of("workstreams").key("ws_id").transitions("state_transitions")));
      Cause by = Cause.by("orchestrator");
      store.create("WS-001");
      store.fire("WS-001", START_EXECUTION, by.because("orchestrator start"));
      set("20:05:30");
      store.fire("WS-001", STEP_FAILS, by.because("step s2 failed"));
      set("20:05:31");
      store.fire("WS-001", RETRY_ELIGIBLE, by.because("retry attempt 1"));
      set("20:05:33");
      store.fire("WS-001", RETRY_ATTEMPT, by.because("retry delay expired"));
      assertThrows(IllegalTransitionError.class, () -> store.fire("WS-001", RETRY_ELIGIBLE, by));
      set("20:08:15");
      store.fire("WS-001", ALL_STEPS_SUCCEED, by.because("all steps succeeded"));

      String reason =
          switch (database) {
            case SQLITE -> "json_extract(metadata, '$.reason')";
            case POSTGRESQL -> "metadata->>'reason'";
            case H2 -> "reason";
          };
      assertEquals(
          List.of(
              "S_PENDING S_RUNNING orchestrator start",
              "S_RUNNING S_FAILED step s2 failed",
              "S_FAILED S_RETRYING retry attempt 1",
              "S_RETRYING S_RUNNING retry delay expired",
              "S_RUNNING S_SUCCESS all steps succeeded"),
          Database.query(
              source,
              "SELECT from_state, to_state, "
                  + reason
                  + " AS reason FROM state_transitions WHERE ws_id = 'WS-001'"
                  + " ORDER BY transitioned_at"));
      assertEquals(
          List.of("WS-001 S_SUCCESS"),
          Database.query(
              source,
              "SELECT ws_id, to_state FROM workstreams_history WHERE "
                  + (database == Database.SQLITE ? "is_current = 1" : "is_current")));
      if (database == Database.SQLITE) {
        assertEquals(
            List.of("WS-001"),
            Database.query(
                source,
                "SELECT ws_id FROM workstreams WHERE state = 'S_SUCCESS'"
                    + " AND updated_at < datetime('now', '-1 hour')"));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void rowInsertedByApplicationIsAnInstance(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      Database.execute(source, "INSERT INTO pawl_workstream (id) VALUES ('own')");

      assertEquals("own in S_PENDING at version 0", store.get("own").toString());
      assertTrue(
          Duration.between(store.get("own").updatedAt(), Instant.now()).abs().toMinutes() < 10);
      time.set(0, Instant.now().plusSeconds(900));
      assertEquals("S_RUNNING", store.fire("own", START_EXECUTION, ADA).stateName());
      assertThrows(
          AssertionError.class,
          () -> Database.execute(source, "UPDATE pawl_workstream SET state = 'S_BOGUS'"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void concurrentStepThrowsStaleStateError(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      Stored<WorkstreamState> known = store.create("WS-1");
      store.fire(known, START_EXECUTION, ADA);

      StaleStateError error =
          assertThrows(
              StaleStateError.class,
              () -> store.fire(known, START_EXECUTION, Cause.by("bob").because("too late")));

      assertEquals(
          "Workstream WS-1: a concurrent step was first. Expected S_PENDING at version 0, but found"
              + " S_RUNNING at version 1.",
          error.getMessage());
      assertEquals("S_RUNNING", error.foundState());
      assertEquals(1, error.foundVersion());
      assertEquals(1, store.history("WS-1").size());
      Refused refused = store.refusals("WS-1", 10).get(0);
      assertEquals(Refused.Outcome.STALE, refused.outcome());
      assertEquals("bob", refused.cause().actor());
      assertEquals(0, refused.version());
      assertEquals("startExecution", refused.event());
      Database.execute(
          source, "DELETE FROM pawl_workstream_transitions", "DELETE FROM pawl_workstream");
      StaleStateError gone =
          assertThrows(StaleStateError.class, () -> store.fire(known, START_EXECUTION, ADA));
      assertNull(gone.foundState());
    }
  }

  @ParameterizedTest
  @EnumSource
  void refusalsAreRecorded(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      TransitionHook<WorkstreamState, WorkstreamEvent> gate =
          new TransitionHook<>() {
            @Override
            public void before(LifecycleEvent<WorkstreamState, WorkstreamEvent> event) {
              if ("mallory".equals(event.cause().actor())) {
                throw new TransitionVetoedError("mallory may not");
              }
              if ("chaos".equals(event.cause().actor())) {
                throw new IllegalArgumentException("chaos");
              }
            }
          };
      var store = build(JdbcStore.of(Machines.WORKSTREAM, source).hook(gate));
      store.create("WS-1");

      assertThrows(IllegalTransitionError.class, () -> store.fire("WS-1", ALL_STEPS_SUCCEED, ADA));
      assertThrows(
          TransitionVetoedError.class,
          () -> store.fire("WS-1", START_EXECUTION, Cause.by("mallory")));
      assertThrows(
          IllegalArgumentException.class,
          () -> store.fire("WS-1", START_EXECUTION, Cause.by("chaos")));

      List<Refused> refusals = store.refusals("WS-1", 10);
      assertEquals(
          List.of(Refused.Outcome.FAILED, Refused.Outcome.VETOED, Refused.Outcome.ILLEGAL),
          refusals.stream().map(Refused::outcome).toList());
      assertEquals("mallory may not", refusals.get(1).why());
      assertEquals("S_RUNNING", refusals.get(1).to());
      assertTrue(refusals.get(2).why().contains("S_SUCCESS needs: startExecution"));
      assertEquals("told to", refusals.get(2).cause().reason());
      assertEquals("allStepsSucceed", refusals.get(2).event());
      assertEquals(0, store.get("WS-1").version());
      assertEquals(List.of(), store.history("WS-1"));
      var silent = build(JdbcStore.of(Machines.WORKSTREAM, source).refusals(RefusalLog.NONE));
      assertThrows(IllegalTransitionError.class, () -> silent.fire("WS-1", ALL_STEPS_SUCCEED, ADA));
      assertEquals(3, store.refusals("WS-1", 10).size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void sessionJoinsCallersTransaction(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      Stored<WorkstreamState> old = store.create("WS-1");
      store.create("WS-2");
      Stored<WorkstreamState> current = store.fire(old, START_EXECUTION, ADA);
      try (Connection c = source.getConnection()) {
        c.setAutoCommit(false);
        var tx = store.join(c);
        assertThrows(StaleStateError.class, () -> tx.fire(old, START_EXECUTION, ADA));
        assertThrows(IllegalTransitionError.class, () -> tx.fire(current, RETRY_ATTEMPT, ADA));
        tx.fire("WS-2", START_EXECUTION, ADA);
        assertEquals(1, tx.get("WS-2").version());
        c.rollback();
        assertEquals(0, store.get("WS-2").version());
        assertEquals(List.of(), store.refusals("WS-1", 10));

        assertThrows(StaleStateError.class, () -> tx.fire(old, START_EXECUTION, ADA));
        tx.fire("WS-2", START_EXECUTION, ADA);
        tx.fire(current, STEP_FAILS, ADA);
        c.commit();
      }
      assertEquals("S_FAILED", store.get("WS-1").stateName());
      assertEquals(1, store.get("WS-2").version());
      assertEquals(1, store.refusals("WS-1", 10).size());
      store.requireLegal("WS-1");
    }
  }

  @ParameterizedTest
  @EnumSource
  void staleStepLeavesNoRows(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      Stored<WorkstreamState> old = store.create("WS-1");
      store.fire(old, START_EXECUTION, ADA);
      // as if an application had deleted old audit rows: the sequence number is unused, but the
      // entity has changed
      Database.execute(source, "DELETE FROM pawl_workstream_transitions");
      try (Connection c = source.getConnection()) {
        c.setAutoCommit(false);
        assertThrows(StaleStateError.class, () -> store.join(c).fire(old, START_EXECUTION, ADA));
        c.commit();
      }
      assertEquals(List.of(), store.history("WS-1"));
      assertEquals(1, store.get("WS-1").version());
    }
  }

  @ParameterizedTest
  @EnumSource
  void separateRefusalsSurviveCallersRollback(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      var builder =
          JdbcStore.of(Machines.WORKSTREAM, source).refusals(RefusalLog.SEPARATE_TRANSACTION);
      if (database == Database.SQLITE) {
        assertThrows(IllegalStateException.class, builder::build);
        return;
      }
      var store = build(builder);
      store.create("WS-1");
      try (Connection c = source.getConnection()) {
        c.setAutoCommit(false);
        var tx = store.join(c);
        assertThrows(IllegalTransitionError.class, () -> tx.fire("WS-1", RETRY_ATTEMPT, ADA));
        c.rollback();
      }
      assertEquals(1, store.refusals("WS-1", 10).size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void additionalStatementsRunInTransactionOfStep(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      Database.execute(source, "CREATE TABLE note (text VARCHAR(20) NOT NULL)");
      store.create("WS-1");
      store.fire("WS-1", START_EXECUTION, ADA, c -> insert(c, "'started'"));

      assertThrows(
          StoreException.class, () -> store.fire("WS-1", STEP_FAILS, ADA, c -> insert(c, "NULL")));

      assertEquals(List.of("started"), Database.query(source, "SELECT text FROM note"));
      assertEquals("S_RUNNING", store.get("WS-1").stateName());
      assertEquals(1, store.history("WS-1").size());
    }
  }

  private static void insert(Connection c, String value) throws SQLException {
    try (Statement statement = c.createStatement()) {
      statement.execute("INSERT INTO note VALUES (" + value + ")");
    }
  }

  @ParameterizedTest
  @EnumSource
  void sessionNeedsOnlyAConnection(Database database) throws SQLException {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      try (Connection c = source.getConnection()) {
        c.setAutoCommit(false);
        var tx = StoreSession.on(c, Machines.WORKSTREAM, store.tables());
        tx.create("WS-1", WorkstreamState.S_PENDING);
        tx.fire("WS-1", START_EXECUTION, ADA);
        tx.force("WS-1", WorkstreamState.S_SUCCESS, ADA);
        assertEquals(2, tx.wake("WS-1").version());
        c.commit();
      }
      assertEquals("S_SUCCESS", store.get("WS-1").stateName());
    }
  }

  @ParameterizedTest
  @EnumSource(names = "H2")
  void machineWithoutHookOfStoreIsRejected(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      store(source).create("WS-1");
      store(source).fire("WS-1", START_EXECUTION, ADA);
      var deaf =
          JdbcStore.of(opening(o -> WorkstreamMachine.builder().from(o.state()).build()), source)
              .build();
      assertTrue(
          assertThrows(IllegalStateException.class, () -> deaf.fire("WS-1", STEP_FAILS, ADA))
              .getMessage()
              .startsWith("Workstream WS-1 was opened without the hook of the store"));
      var forgetful =
          JdbcStore.of(
                  opening(o -> WorkstreamMachine.builder().from(o.state()).hook(o.hook()).build()),
                  source)
              .build();
      assertTrue(
          assertThrows(IllegalStateException.class, () -> forgetful.fire("WS-1", STEP_FAILS, ADA))
              .getMessage()
              .startsWith("Workstream WS-1 was opened at another sequence than 1"));
      assertEquals(1, store(source).get("WS-1").version());
    }
  }

  private static StoredMachine<WorkstreamState, WorkstreamEvent> opening(
      Function<Opening<WorkstreamState, WorkstreamEvent>, WorkstreamMachine> opens) {
    return StoredMachine.<WorkstreamState, WorkstreamEvent>named("Workstream")
        .states(WorkstreamState.values(), WorkstreamCodec::toWire, WorkstreamCodec::fromWire)
        .events(WorkstreamCodec::eventToWire)
        .initialNames(List.of("S_PENDING"))
        .legality(() -> step -> null)
        .opens(
            o ->
                StoredInstance.of(
                    opens.apply(o),
                    WorkstreamMachine::fire,
                    WorkstreamMachine::force,
                    WorkstreamMachine::state));
  }

  @Test
  void incompleteDescriptionIsRejected() {
    var named = StoredMachine.<WorkstreamState, WorkstreamEvent>named("Workstream");
    assertThrows(NullPointerException.class, () -> named.opens(o -> null));
    named
        .states(WorkstreamState.values(), WorkstreamCodec::toWire, WorkstreamCodec::fromWire)
        .events(WorkstreamCodec::eventToWire)
        .legality(() -> step -> null);
    assertThrows(IllegalStateException.class, () -> named.opens(o -> null));
    named.initialNames(List.of("S_BOGUS"));
    assertThrows(IllegalStateException.class, () -> named.opens(o -> null));
  }

  @ParameterizedTest
  @EnumSource
  void batchIsAtomic(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      for (String id : List.of("c", "a", "b")) {
        store.create(id);
      }
      List<Request<WorkstreamEvent>> requests =
          List.of(
              new Request<>("b", START_EXECUTION, ADA),
              new Request<>("a", START_EXECUTION, ADA),
              new Request<>("a", STEP_FAILS, ADA));

      List<Stored<WorkstreamState>> after = store.fireAll(requests);

      assertEquals(
          List.of(
              "a in S_RUNNING at version 1",
              "a in S_FAILED at version 2",
              "b in S_RUNNING at version 1"),
          after.stream().map(Stored::toString).toList());
      assertThrows(
          IllegalTransitionError.class,
          () ->
              store.fireAll(
                  List.of(
                      new Request<>("a", RETRY_ELIGIBLE, ADA),
                      new Request<>("c", ALL_STEPS_SUCCEED, ADA))));
      assertEquals(2, store.get("a").version());
      assertEquals(Map.of("S_FAILED", 1L, "S_RUNNING", 1L, "S_PENDING", 1L), store.countByState());
    }
  }

  @ParameterizedTest
  @EnumSource
  void hooksAreNotifiedOnlyOfCommittedSteps(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      List<String> heard = new ArrayList<>();
      var store = build(JdbcStore.of(Machines.WORKSTREAM, source).hook(new Telling(heard)));
      Stored<WorkstreamState> old = store.create("WS-1");
      store.fire(old, START_EXECUTION, ADA);
      assertThrows(StaleStateError.class, () -> store.fire(old, START_EXECUTION, ADA));
      assertThrows(IllegalTransitionError.class, () -> store.fire("WS-1", START_EXECUTION, ADA));
      assertThrows(
          StoreException.class,
          () ->
              store.fire(
                  "WS-1",
                  STEP_FAILS,
                  ADA,
                  c -> {
                    throw new SQLException("no");
                  }));

      assertEquals(
          List.of(
              "before 1 START_EXECUTION",
              "after 1 START_EXECUTION",
              "before 1 START_EXECUTION",
              "failed 1 START_EXECUTION StaleStateError",
              "refused START_EXECUTION",
              "before 2 STEP_FAILS",
              "failed 2 STEP_FAILS StoreException"),
          heard);
    }
  }

  private record Telling(List<String> heard)
      implements TransitionHook<WorkstreamState, WorkstreamEvent> {

    @Override
    public void before(LifecycleEvent<WorkstreamState, WorkstreamEvent> e) {
      heard.add("before " + e.sequence() + " " + e.event());
    }

    @Override
    public void after(LifecycleEvent<WorkstreamState, WorkstreamEvent> e) {
      heard.add("after " + e.sequence() + " " + e.event());
    }

    @Override
    public void refused(
        LifecycleEvent<WorkstreamState, WorkstreamEvent> e, Outcome<WorkstreamState> outcome) {
      heard.add("refused " + e.event());
    }

    @Override
    public void failed(LifecycleEvent<WorkstreamState, WorkstreamEvent> e, Throwable error) {
      heard.add(
          "failed " + e.sequence() + " " + e.event() + " " + error.getClass().getSimpleName());
    }
  }

  @ParameterizedTest
  @EnumSource
  void failingHookDoesNotUndoCommittedStep(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      TransitionHook<WorkstreamState, WorkstreamEvent> broken =
          new TransitionHook<>() {
            @Override
            public void after(LifecycleEvent<WorkstreamState, WorkstreamEvent> event) {
              throw new StoreException("audit", new SQLException("again", "40001"));
            }
          };
      var store = build(JdbcStore.of(Machines.WORKSTREAM, source).hook(broken));
      store.create("WS-1");

      assertThrows(StoreException.class, () -> store.fire("WS-1", START_EXECUTION, ADA));

      assertEquals(1, store.get("WS-1").version());
      assertEquals(List.of(), store.refusals("WS-1", 10));
    }
  }

  @ParameterizedTest
  @EnumSource
  void forceRequiresActorAndReason(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      store.create("WS-1");
      for (Cause cause : List.of(Cause.none(), Cause.by("ada"), Cause.by("ada").because(" "))) {
        assertThrows(
            IllegalArgumentException.class,
            () -> store.force("WS-1", WorkstreamState.S_SUCCESS, cause));
      }

      Stored<WorkstreamState> forced = store.force("WS-1", WorkstreamState.S_SUCCESS, ADA);

      assertEquals("S_SUCCESS", forced.stateName());
      Recorded step = store.history("WS-1").get(0);
      assertTrue(step.forced());
      assertNull(step.event());
      store.requireLegal("WS-1");
      WorkstreamValidator.requireLegal(store.lifecycle("WS-1"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void queriesAnswerAboutThePast(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      store.create("WS-1");
      store.create("WS-2");
      set("20:10:00");
      store.fire("WS-1", START_EXECUTION, ADA);
      set("20:20:00");
      store.fire("WS-2", START_EXECUTION, ADA);
      set("21:15:00");

      assertEquals(
          List.of("WS-1"),
          store.stuck(WorkstreamState.S_RUNNING, Duration.ofHours(1), 10).stream()
              .map(Stored::id)
              .toList());
      assertEquals(
          List.of("WS-1", "WS-2"),
          store.stuck(WorkstreamState.S_RUNNING, Duration.ofMinutes(1), 10).stream()
              .map(Stored::id)
              .toList());
      assertEquals(1, store.stuck(WorkstreamState.S_RUNNING, Duration.ofMinutes(1), 1).size());
      assertEquals(Optional.empty(), store.stateAt("WS-1", Instant.parse("2025-11-22T20:09:59Z")));
      assertEquals(
          Optional.of("S_RUNNING"), store.stateAt("WS-1", Instant.parse("2025-11-22T20:10:00Z")));
      store.fire("WS-1", STEP_FAILS, ADA);
      assertEquals(1, store.history("WS-1", 1, 10).size());
      assertEquals(1, store.history("WS-1", 0, 1).size());
      assertEquals(
          Optional.of("S_RUNNING"), store.stateAt("WS-1", Instant.parse("2025-11-22T21:14:59Z")));
      assertThrows(IllegalStateException.class, () -> store.due(1));
    }
  }

  @ParameterizedTest
  @EnumSource
  void timesOfEntityNeverDecrease(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      store.create("WS-1");
      store.fire("WS-1", START_EXECUTION, ADA);
      set("19:00:00");

      Stored<WorkstreamState> later = store.fire("WS-1", STEP_FAILS, ADA);

      assertEquals(Instant.parse("2025-11-22T20:00:00Z"), later.updatedAt());
      assertEquals(later.updatedAt(), store.history("WS-1").get(1).at());
    }
  }

  @ParameterizedTest
  @EnumSource
  void illegalHistoryIsReported(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      store.create("WS-1");
      store.fire("WS-1", START_EXECUTION, ADA);
      store.fire("WS-1", STEP_FAILS, ADA);
      store.requireLegal("WS-1");
      Database.execute(
          source, "UPDATE pawl_workstream_transitions SET event = 'abandon' WHERE sequence = 2");

      IllegalStateException error =
          assertThrows(IllegalStateException.class, () -> store.requireLegal("WS-1"));

      assertEquals(
          "Workstream WS-1, step 2: Workstream: abandon does not lead from S_RUNNING to S_FAILED.",
          error.getMessage());
      Database.execute(
          source, "UPDATE pawl_workstream_transitions SET sequence = 5 WHERE sequence = 2");
      assertThrows(IllegalStateException.class, () -> store.requireLegal("WS-1"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void tableNamesAreQuoted(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      Tables hostile =
          Tables.of("order")
              .key("group \"by\"")
              .transitions("select '; DROP TABLE x; --")
              .refusals("Grüße")
              .history("user")
              .outbox("table")
              .columns("where", "from", "check");
      var store = build(JdbcStore.of(Machines.WORKSTREAM, source).tables(hostile));
      store.create("WS'1\"");
      store.fire("WS'1\"", START_EXECUTION, ADA);
      assertThrows(IllegalTransitionError.class, () -> store.fire("WS'1\"", RETRY_ATTEMPT, ADA));

      store.requireLegal("WS'1\"");
      assertEquals("WS'1\" in S_RUNNING at version 1", store.get("WS'1\"").toString());
      assertEquals(1, store.refusals("WS'1\"", 9).size());
      for (String wrong : List.of("", " ", "a\nb", "a\0", "x".repeat(64))) {
        assertThrows(
            IllegalArgumentException.class,
            () -> JdbcStore.of(Machines.WORKSTREAM, source).tables(Tables.of(wrong)).build());
      }
      if (database == Database.SQLITE) {
        assertThrows(
            IllegalArgumentException.class,
            () ->
                JdbcStore.of(Machines.WORKSTREAM, source)
                    .tables(Tables.of("x").schema("s"))
                    .build());
      } else {
        Database.execute(source, "CREATE SCHEMA IF NOT EXISTS elsewhere");
        Database.execute(source, "CREATE SCHEMA IF NOT EXISTS mail");
        Tables tables = Tables.of("w" + database.ordinal()).schema("elsewhere");
        var elsewhere =
            build(JdbcStore.of(Machines.WORKSTREAM, source).tables(tables.outboxSchema("mail")));
        elsewhere.create("x");
        elsewhere.fire("x", START_EXECUTION, ADA);
        elsewhere.requireLegal("x");
        assertThrows(
            StoreException.class,
            () -> Outbox.of(source).tables(tables).build().backlog(),
            "no messages in the schema of the other tables");
        Tables mail = Tables.of("other").schema("mail");
        assertEquals(0, Outbox.of(source).tables(mail).build().backlog().waiting());
        Database.execute(source, "DROP SCHEMA elsewhere CASCADE");
        Database.execute(source, "DROP SCHEMA mail CASCADE");
      }
    }
  }
}
