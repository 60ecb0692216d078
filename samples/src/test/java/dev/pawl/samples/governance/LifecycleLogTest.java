package dev.pawl.samples.governance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.samples.StoryClock;
import dev.pawl.samples.agent.AbortReason;
import dev.pawl.samples.agent.AgentEvent;
import dev.pawl.samples.agent.AgentStatus;
import dev.pawl.samples.governance.abort.AbortPolicy;
import dev.pawl.samples.governance.abort.AbortScope;
import dev.pawl.samples.governance.log.LifecycleLog;
import dev.pawl.samples.governance.log.LogEntry;
import dev.pawl.samples.governance.log.Metrics;
import dev.pawl.samples.governance.timeout.Scope;
import dev.pawl.samples.task.TaskEvent;
import dev.pawl.samples.task.TaskStatus;
import dev.pawl.samples.task.TransitionReason;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.history.AbortCode;
import dev.pawl.store.recovery.StoreCheck;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("slow")
class LifecycleLogTest {

  /** The canonical reasons of transitions, in the order of the document. */
  private static final List<String> TRANSITION_REASONS =
      List.of(
          "completed",
          "aborted",
          "retry",
          "prompt_too_long",
          "max_output_tokens",
          "max_turns",
          "provider_413",
          "provider_529",
          "compaction_failed",
          "stop_hook_blocked",
          "permission_denied",
          "sibling_aborted",
          "orphan_recovered");

  /** The canonical reasons of aborts, in the order of the document. */
  private static final List<String> ABORT_REASONS =
      List.of(
          "user_interrupt",
          "shutdown_signal",
          "timeout",
          "oom",
          "permission_denied",
          "provider_error",
          "bash_error",
          "sibling_aborted",
          "parent_aborted",
          "compact_failure",
          "unknown");

  private final ScratchDatabase database = new ScratchDatabase();
  private final StoryClock clock = StoryClock.at("2025-11-22T14:00:00Z");
  private final Kernel kernel = new Kernel(database.source(), clock, AbortPolicy.contained());
  private final Ledger ledger = kernel.ledger();

  @AfterEach
  void close() {
    database.close();
  }

  private static List<String> names(Enum<?>[] constants) {
    return Stream.of(constants).map(c -> c.name().toLowerCase(Locale.ROOT)).toList();
  }

  @Test
  void thereAreThirteenReasonsAndElevenOfAborts() {
    assertEquals(TRANSITION_REASONS, names(TransitionReason.values()));
    assertEquals(ABORT_REASONS, names(AbortReason.values()));
    assertEquals(13, TRANSITION_REASONS.size());
    assertEquals(11, ABORT_REASONS.size());
  }

  @ParameterizedTest
  @EnumSource
  void everyTransitionReasonComesBackAsItsConstant(TransitionReason reason) {
    ledger.tasks().create("T", TaskStatus.OPEN);
    ledger.tasks().fire("T", TaskEvent.MANUAL_CANCEL, Cause.by("task_store").code(reason));
    LifecycleEvent<TaskStatus, TaskEvent> step = ledger.tasks().lifecycle("T").get(0);
    assertSame(reason, step.cause().code());
    LogEntry entry = ledger.log().entries().get(0);
    assertSame(reason, entry.transitionReason());
    assertEquals(TRANSITION_REASONS.get(reason.ordinal()), entry.fields().get("transition_reason"));
  }

  @ParameterizedTest
  @EnumSource
  void everyAbortReasonComesBack(AbortReason reason) {
    ledger.agents().create("s");
    Cause cause = AbortCode.in(Cause.by("spawner").code(TransitionReason.ABORTED), reason);
    ledger.agents().fire("s", AgentEvent.SPAWN_FAILURE_FAST_EXIT, cause);
    LifecycleEvent<AgentStatus, AgentEvent> step = ledger.agents().lifecycle("s").get(0);
    assertEquals(reason.name(), AbortCode.of(step.cause()));
    LogEntry entry = ledger.log().entries().get(0);
    assertSame(reason, entry.abortReason());
    assertEquals(ABORT_REASONS.get(reason.ordinal()), entry.fields().get("abort_reason"));
    assertEquals(Map.of(), entry.attributes());
  }

  @Test
  void entryHasFieldsOfTheDocument() {
    ledger.agents().create("session-1");
    Cause cause =
        AbortCode.in(
            Cause.by("spawner")
                .because("killed by the kernel")
                .code(TransitionReason.ABORTED)
                .with("exitCode", 137),
            AbortReason.ofExitCode(137));
    ledger.agents().fire("session-1", AgentEvent.SPAWN_FAILURE_FAST_EXIT, cause);
    Map<String, Object> expected = new LinkedHashMap<>();
    expected.put("timestamp", 1763820000L);
    expected.put("entity_type", "agent");
    expected.put("entity_id", "session-1");
    expected.put("from_status", "starting");
    expected.put("to_status", "dead");
    expected.put("actor", "spawner");
    expected.put("reason", "killed by the kernel");
    expected.put("transition_reason", "aborted");
    expected.put("abort_reason", "oom");
    assertEquals(
        new ArrayList<>(expected.entrySet()),
        new ArrayList<>(ledger.log().entries().get(0).fields().entrySet()));
  }

  private void busyMorning() {
    kernel.enrol("ada");
    kernel.open("s", "ada", null);
    Shift shift = new Shift(kernel, clock);
    shift.complete("t1", "T-1", "s", 10);
    shift.complete("t2", "T-2", "s", 20);
    shift.staff("red");
    shift.abort(AbortScope.SESSION, "lead-red", AbortReason.OOM, "killed");
    kernel.create("T-3", Scope.SMALL);
    shift.failOnce("T-3");
  }

  @Test
  void replayOfLogReachesStateOfStore() {
    busyMorning();
    LifecycleLog log = ledger.log();
    for (Map.Entry<String, JdbcStore<?, ?>> store : ledger.stores().entrySet()) {
      Map<String, String> replayed = log.replay(store.getKey(), clock.instant());
      assertTrue(replayed.size() >= 5, store::toString);
      replayed.forEach(
          (id, state) -> assertEquals(state, store.getValue().get(id).stateName(), id));
      assertEquals(store.getValue().ids("", 99), List.copyOf(replayed.keySet()));
      assertTrue(StoreCheck.of(store.getValue()).run().isClean());
    }
    assertEquals(Map.of(), log.replay("task", Instant.parse("2025-11-22T14:00:00Z")));
    assertEquals(
        Map.of("T-1", "in_progress"), log.replay("task", Instant.parse("2025-11-22T14:05:00Z")));
  }

  @Test
  void anotherProcessReadsTheSame() {
    busyMorning();
    Ledger other = new Ledger(database.source(), clock);
    assertEquals(ledger.log().entries(), other.log().entries());
    assertEquals(ledger.tasks().countByState(), other.tasks().countByState());
  }

  @Test
  void impossibleStepIsNotReplayed() throws SQLException {
    busyMorning();
    try (Connection connection = database.source().getConnection();
        Statement statement = connection.createStatement()) {
      int changed =
          statement.executeUpdate(
              "UPDATE pawl_task_transitions SET to_state = 'closed'"
                  + " WHERE entity_id = 'T-1' AND to_state = 'in_progress'");
      assertEquals(1, changed);
    }
    IllegalStateException error = assertThrows(IllegalStateException.class, ledger::log);
    assertTrue(error.getMessage().startsWith("Task T-1, step 2: "), error.getMessage());
  }

  @Test
  void metricsComeFromTheLog() {
    busyMorning();
    Metrics metrics = Metrics.of(ledger.log().entries());
    // two completed tasks with 4 steps each, four orphaned tasks with 3, and one that failed
    // immediately
    assertEquals(2 * 4 + 4 * 3 + 2, metrics.steps().get("task"));
    assertEquals(2 * 2 + 4 * 2, metrics.steps().get("agent"));
    assertEquals(2 * 6 + 4 * 4, metrics.steps().get("turn"));
    // these reasons are recorded when a task and its turn are verified, and when a turn and its
    // agent are reaped
    assertEquals(
        Map.of("completed", 2 * 4L, "aborted", 4 * 3L, "permission_denied", 1L),
        metrics.transitionReasons());
    assertEquals(Map.of("oom", 1L, "parent_aborted", 3L), metrics.abortReasons());
    assertEquals(Duration.ofSeconds(20), metrics.meanTime().get("done"));
    // two tasks were done after 10:30 and 20:30 min, and four were orphaned after 3:01 min
    assertEquals(
        Duration.ofSeconds(630 + 1230 + 4 * 181).dividedBy(6),
        metrics.meanTime().get("in_progress"));
    assertEquals(null, metrics.meanTime().get("closed"));
  }
}
