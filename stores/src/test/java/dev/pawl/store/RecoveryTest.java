package dev.pawl.store;

import static dev.pawl.store.recovery.Finding.Kind.BROKEN_CHAIN;
import static dev.pawl.store.recovery.Finding.Kind.CLOCK_BACK;
import static dev.pawl.store.recovery.Finding.Kind.ILLEGAL_STEP;
import static dev.pawl.store.recovery.Finding.Kind.INCONSISTENT_ROW;
import static dev.pawl.store.recovery.Finding.Kind.ORPHAN;
import static dev.pawl.store.recovery.Finding.Kind.SEQUENCE_GAP;
import static dev.pawl.store.recovery.Finding.Kind.SNAPSHOT;
import static dev.pawl.store.recovery.Finding.Kind.STATE_MISMATCH;
import static dev.pawl.store.recovery.Finding.Kind.UNEXPLAINED_FORCE;
import static dev.pawl.store.recovery.Finding.Kind.UNKNOWN_STATE;
import static dev.pawl.store.recovery.Finding.Kind.UNREADABLE_CELL;
import static dev.pawl.store.recovery.Finding.Kind.VERSION_MISMATCH;
import static dev.pawl.store.recovery.Finding.Kind.WRONG_BEGINNING;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.machine.Legality;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.recovery.CheckReport;
import dev.pawl.store.recovery.DryRun;
import dev.pawl.store.recovery.Finding;
import dev.pawl.store.recovery.Recovery;
import dev.pawl.store.recovery.StoreCheck;
import dev.pawl.store.sample.JobEvent;
import dev.pawl.store.sample.JobRules;
import dev.pawl.store.sample.JobState;
import dev.pawl.store.sample.Machines;
import dev.pawl.store.sample.WorkstreamEvent;
import dev.pawl.store.sample.WorkstreamState;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class RecoveryTest {

  private static final Cause ADA = Cause.by("ada").because("looked into it");

  @TempDir Path folder;

  /**
   * Creates three instances: one without steps, one running, and one that runs again after a
   * failure.
   */
  private JdbcStore<WorkstreamState, WorkstreamEvent> store(HikariDataSource source) {
    JdbcStore<WorkstreamState, WorkstreamEvent> store =
        JdbcStore.of(Machines.WORKSTREAM, source).build();
    store.createTables();
    for (String id : List.of("new", "runs", "again")) {
      store.create(id);
    }
    store.fire("runs", WorkstreamEvent.START_EXECUTION, ADA);
    store.fire("again", WorkstreamEvent.START_EXECUTION, ADA);
    store.fire("again", WorkstreamEvent.STEP_FAILS, ADA);
    store.fire("again", WorkstreamEvent.RETRY_ELIGIBLE, ADA);
    store.fire("again", WorkstreamEvent.RETRY_ATTEMPT, ADA);
    return store;
  }

  private static Map<Finding.Kind, Long> found(JdbcStore<?, ?> store) {
    return StoreCheck.of(store).run().counts();
  }

  @ParameterizedTest
  @EnumSource
  void consistentStoreHasNoFindings(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      List<String> progress = new ArrayList<>();

      CheckReport report =
          StoreCheck.of(store).run((done, total) -> progress.add(done + "/" + total));

      assertTrue(report.isClean());
      assertEquals("Workstream: 3 entities, 5 steps, nothing wrong", report.toString());
      assertEquals(List.of("6/6"), progress);
    }
  }

  /** A check reads pages of 1,000 entities. */
  @ParameterizedTest
  @ValueSource(ints = {999, 1000, 1001, 2000, 2001})
  void checksReadAllPages(int count) {
    try (HikariDataSource source = Database.SQLITE.open(folder)) {
      JdbcStore<JobState, JobEvent> store =
          JdbcStore.of(Machines.job(new JobRules()), source).build();
      store.createTables();
      store.create("a");
      String columns = " SELECT %s, state, version, updated_at, snapshot FROM pawl_job";
      Database.execute(
          source,
          "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < "
              + count
              + ") INSERT INTO pawl_job (id, state, version, updated_at, snapshot)"
              + columns.formatted("'a' || printf('%04d', i)")
              + ", n",
          "UPDATE pawl_job SET snapshot = '{\"a\":' WHERE id IN ('a1000', 'a1001', 'a"
              + count
              + "')",
          "INSERT INTO pawl_job (id, state, version, updated_at, snapshot)"
              + columns.formatted("x'00'")
              + " WHERE id = 'a'");
      long wrong =
          Database.number(source, "SELECT COUNT(*) FROM pawl_job WHERE snapshot = '{\"a\":'");

      CheckReport report = StoreCheck.of(store).run();

      assertEquals(count + 1, report.entities());
      assertEquals(wrong, report.count(SNAPSHOT));
      assertEquals(1, report.count(UNREADABLE_CELL));
      DryRun.Report tried = DryRun.of(store).against(store.machine());
      assertEquals(
          wrong + 1, tried.unreadable().stream().mapToLong(DryRun.Unreadable::count).sum());
    }
  }

  @ParameterizedTest
  @EnumSource
  void eachKindOfErrorIsFound(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      String steps = "UPDATE pawl_workstream_transitions SET ";
      String fourth = " WHERE entity_id = 'again' AND sequence = 4";
      String third = " WHERE entity_id = 'again' AND sequence = 3";

      change(
          store,
          Map.of(STATE_MISMATCH, 1L),
          "UPDATE pawl_workstream SET state = 'S_SUCCESS' WHERE id = 'runs'");
      change(
          store,
          Map.of(STATE_MISMATCH, 1L),
          "UPDATE pawl_workstream SET state = 'S_FAILED' WHERE id = 'new'");
      change(
          store,
          Map.of(VERSION_MISMATCH, 1L),
          "UPDATE pawl_workstream SET version = 9 WHERE id = 'runs'");
      change(
          store,
          Map.of(VERSION_MISMATCH, 1L),
          "UPDATE pawl_workstream SET version = 1 WHERE id = 'new'");
      change(
          store,
          Map.of(SEQUENCE_GAP, 1L, BROKEN_CHAIN, 1L),
          "DELETE FROM pawl_workstream_transitions" + third);
      change(
          store,
          Map.of(SEQUENCE_GAP, 1L),
          "DELETE FROM pawl_workstream_transitions WHERE entity_id = 'again' AND sequence = 1");
      change(
          store, Map.of(SEQUENCE_GAP, 1L, VERSION_MISMATCH, 1L), steps + "sequence = 6" + fourth);
      change(
          store,
          Map.of(WRONG_BEGINNING, 1L, ILLEGAL_STEP, 1L),
          steps + "from_state = 'S_FAILED' WHERE entity_id = 'runs'");
      change(store, Map.of(ILLEGAL_STEP, 1L), steps + "event = 'abandon'" + third);
      change(store, Map.of(ILLEGAL_STEP, 1L), steps + "event = 'noSuchEvent'" + third);
      change(
          store,
          Map.of(BROKEN_CHAIN, 2L, ILLEGAL_STEP, 1L),
          steps + "from_state = 'S_RUNNING', to_state = 'S_ABANDONED'" + third);
      String yes = database == Database.SQLITE ? "1" : "TRUE";
      change(store, Map.of(), steps + "forced = " + yes + ", event = NULL" + third);
      change(
          store,
          Map.of(UNEXPLAINED_FORCE, 1L),
          steps + "reason = NULL, forced = " + yes + ", event = NULL" + third);
      change(
          store,
          Map.of(CLOCK_BACK, 1L),
          steps
              + "transitioned_at = '1999-01-01 00:00:00.000000"
              + (database == Database.SQLITE ? "'" : "+00'")
              + fourth);
    }
  }

  /** Makes a change in a transaction that is rolled back after the check has seen it. */
  private void change(
      JdbcStore<WorkstreamState, WorkstreamEvent> store,
      Map<Finding.Kind, Long> expected,
      String sql) {
    List<String> before = rows(store);
    Database.execute(store.source(), sql);
    assertFalse(before.equals(rows(store)), sql);
    assertEquals(expected, found(store), sql + "\n" + StoreCheck.of(store).run());
    for (String table : List.of("pawl_workstream_transitions", "pawl_workstream")) {
      Database.execute(store.source(), "DELETE FROM " + table);
    }
    store(((HikariDataSource) store.source()));
  }

  private static List<String> rows(JdbcStore<?, ?> store) {
    List<String> all = Database.query(store.source(), "SELECT * FROM pawl_workstream ORDER BY id");
    all.addAll(
        Database.query(
            store.source(), "SELECT * FROM pawl_workstream_transitions ORDER BY transition_id"));
    return all;
  }

  @Test
  void unknownStatesAndOrphansAreFound() {
    try (HikariDataSource source =
        Database.connect(
            Database.SQLITE.url(folder).replace("foreign_keys=on", "foreign_keys=off"), 2, null)) {
      var store = store(source);
      Database.execute(
          source,
          "DELETE FROM pawl_workstream WHERE id = 'again'",
          "PRAGMA ignore_check_constraints = on",
          "UPDATE pawl_workstream SET state = 'S_BOGUS' WHERE id = 'new'");

      CheckReport report = StoreCheck.of(store).maxFindings(2).run();

      assertEquals(Map.of(UNKNOWN_STATE, 1L, ORPHAN, 4L), report.counts());
      assertEquals(4, report.count(ORPHAN));
      assertEquals(2, report.entities());
      assertEquals(
          "Workstream: 2 entities, 5 steps, 5 findings\n"
              + "  UNKNOWN_STATE new: the machine has no state S_BOGUS.\n"
              + "  ORPHAN again step 1: the entity of this step does not exist.\n"
              + "  and 3 more",
          report.toString());
      assertThrows(
          IllegalArgumentException.class,
          () -> store.fire("new", WorkstreamEvent.START_EXECUTION, ADA));

      Recovery.of(store).force("new", WorkstreamState.S_PENDING, ADA);

      assertEquals(Map.of(ORPHAN, 4L, WRONG_BEGINNING, 1L), found(store));
      assertEquals(
          "S_RUNNING", store.fire("new", WorkstreamEvent.START_EXECUTION, ADA).stateName());
    }
  }

  @ParameterizedTest
  @EnumSource
  void manuallyChangedRowIsRestoredOrAdopted(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      Recovery<WorkstreamState, WorkstreamEvent> recovery = Recovery.of(store);
      Database.execute(
          source, "UPDATE pawl_workstream SET state = 'S_SUCCESS', version = 17 WHERE id <> 'new'");

      assertThrows(IllegalArgumentException.class, () -> recovery.restore("runs", Cause.by("ada")));
      assertThrows(
          IllegalArgumentException.class, () -> recovery.adopt("runs", Cause.none().because("so")));
      assertThrows(IllegalStateException.class, () -> recovery.restore("new", ADA));
      assertEquals("S_RUNNING", recovery.restore("runs", ADA).stateName());
      assertEquals("S_SUCCESS", recovery.adopt("again", ADA).stateName());

      Recorded restored = store.history("runs").get(1);
      assertEquals("S_RUNNING", restored.from());
      assertEquals("S_RUNNING", restored.to());
      assertTrue(restored.forced());
      assertEquals("S_SUCCESS", restored.attributes().get("foundState"));
      assertEquals(17L, restored.attributes().get("foundVersion"));
      Recorded adopted = store.history("again").get(4);
      assertEquals("S_RUNNING", adopted.from());
      assertEquals("S_SUCCESS", adopted.to());
      assertEquals(18, recovery.lastSequence("again"));
      // a changed version without records causes one gap in the sequence
      assertEquals(Map.of(SEQUENCE_GAP, 2L), found(store));
      assertThrows(NoSuchEntityException.class, () -> recovery.restore("nobody", ADA));
    }
  }

  @ParameterizedTest
  @EnumSource
  void instanceIsForcedDespiteWrongRow(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      Database.execute(source, "UPDATE pawl_workstream SET state = 'S_SUCCESS' WHERE id = 'runs'");

      Stored<WorkstreamState> forced =
          Recovery.of(store).force("runs", WorkstreamState.S_FAILED, ADA);

      assertEquals("runs in S_FAILED at version 2", forced.toString());
      assertTrue(StoreCheck.of(store).run().isClean());
    }
  }

  @ParameterizedTest
  @EnumSource
  void wrongSnapshotIsFoundAndReplaced(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      JdbcStore<JobState, JobEvent> store =
          JdbcStore.of(Machines.job(new JobRules()), source).build();
      store.createTables();
      store.create("j");
      store.create("k");
      store.fire("j", JobEvent.take(), ADA);
      String good = store.get("j").snapshot();
      Recovery<JobState, JobEvent> recovery = Recovery.of(store);
      assertEquals("DONE", recovery.force("k", JobState.DONE, ADA).stateName());
      Database.execute(source, "UPDATE pawl_job SET snapshot = 'scrap' WHERE id = 'j'");
      assertEquals(Map.of(SNAPSHOT, 1L), found(store));
      Database.execute(
          source,
          "UPDATE pawl_job SET snapshot = '"
              + good.replace("WORKING", "DONE")
              + "' WHERE id = 'j'");
      assertEquals(Map.of(INCONSISTENT_ROW, 1L), found(store));
      assertThrows(
          IllegalArgumentException.class,
          () ->
              Recovery.of(storeOfOther(source)).force("x", WorkstreamState.S_FAILED, "text", ADA));

      String next = good.replace("\"sequence\":1", "\"sequence\":2");
      Cause cause = Cause.by("ada").because("with a note");
      assertThrows(
          StoreException.class,
          () ->
              recovery.force(
                  "j",
                  JobState.WORKING,
                  next,
                  cause,
                  c -> {
                    throw new SQLException("no note");
                  }));
      assertEquals(good.replace("WORKING", "DONE"), store.get("j").snapshot());
      recovery.force("j", JobState.WORKING, next, ADA);

      assertEquals(Map.of(), found(store));
      assertEquals("DONE", store.fire("j", JobEvent.done(), ADA).stateName());
    }
  }

  private static JdbcStore<WorkstreamState, WorkstreamEvent> storeOfOther(HikariDataSource source) {
    return JdbcStore.of(Machines.WORKSTREAM, source).build();
  }

  @ParameterizedTest
  @EnumSource
  void dryRunTestsNewVersionOnHistory(Database database) {
    try (HikariDataSource source = database.open(folder)) {
      var store = store(source);
      store.create("free");
      store.force("free", WorkstreamState.S_RETRYING, ADA);
      List<String> progress = new ArrayList<>();

      assertTrue(DryRun.of(store).against(Machines.WORKSTREAM).isClean());
      DryRun.Report report =
          DryRun.of(store).against(withoutRetrying(), (d, t) -> progress.add(d + "/" + t));

      assertEquals(2, report.illegalSteps());
      assertEquals(6, report.steps());
      assertEquals(
          "Workstream: of 6 past transitions, 2 would be illegal, first Workstream again step 3\n"
              + "  1 × S_FAILED → S_RETRYING on retryEligible: there is no state S_RETRYING.\n"
              + "  1 × S_RETRYING → S_RUNNING on retryAttempt: there is no state S_RETRYING.\n"
              + "  1 now in S_RETRYING, which the new version does not know",
          report.toString());
      assertEquals(List.of("6/6"), progress);
      Legality noFailures =
          () -> step -> "stepFails".equals(step.event()) ? "steps no longer fail." : null;
      assertEquals(
          "Workstream: of 6 past transitions, 1 would be illegal, first Workstream again step 2\n"
              + "  1 × S_RUNNING → S_FAILED on stepFails: steps no longer fail.",
          DryRun.of(store).against(version(names(""), noFailures)).toString());
    }
  }

  private static StoredMachine<WorkstreamState, WorkstreamEvent> withoutRetrying() {
    return version(names("S_RETRYING"), Machines.WORKSTREAM.legality());
  }

  private static List<String> names(String without) {
    return Machines.WORKSTREAM.stateNames().stream().filter(n -> !n.equals(without)).toList();
  }

  private static String known(String name, List<String> names) {
    if (!names.contains(name)) {
      throw new IllegalArgumentException("There is no state " + name + ".");
    }
    return name;
  }

  private static StoredMachine<WorkstreamState, WorkstreamEvent> version(
      List<String> names, Legality legality) {
    return StoredMachine.<WorkstreamState, WorkstreamEvent>named("Workstream")
        .states(
            names.toArray(new String[0]),
            name -> name,
            name -> known(name, names),
            WorkstreamState::name)
        .events(WorkstreamEvent::name)
        .initialNames(List.of("S_PENDING"))
        .legality(legality)
        .opens(Machines.WORKSTREAM::open);
  }
}
