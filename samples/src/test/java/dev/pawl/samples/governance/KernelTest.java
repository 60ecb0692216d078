package dev.pawl.samples.governance;

import static dev.pawl.samples.agentturn.AgentTurnEvent.AGENT_REAPED;
import static dev.pawl.samples.agentturn.AgentTurnEvent.AGENT_SPAWNED;
import static dev.pawl.samples.agentturn.AgentTurnEvent.COMPACT_NEEDED;
import static dev.pawl.samples.agentturn.AgentTurnEvent.TASK_COMPLETED;
import static dev.pawl.samples.agentturn.AgentTurnEvent.TASK_FAILED;
import static dev.pawl.samples.agentturn.AgentTurnEvent.TOOL_STARTED;
import static dev.pawl.samples.agentturn.AgentTurnEvent.VERIFY_REQUESTED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.TransitionVetoedError;
import dev.pawl.samples.StoryClock;
import dev.pawl.samples.agent.AbortReason;
import dev.pawl.samples.agentturn.AgentTurnEvent;
import dev.pawl.samples.governance.abort.AbortPolicy;
import dev.pawl.samples.governance.abort.AbortScope;
import dev.pawl.samples.governance.access.TrustState;
import dev.pawl.samples.governance.timeout.Scope;
import dev.pawl.samples.task.TaskEvent;
import dev.pawl.samples.task.TransitionReason;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.StoreReader;
import dev.pawl.store.Stored;
import dev.pawl.store.history.Recorded;
import dev.pawl.store.history.Refused;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the kernel with the task T, on which the agent of the session s works in the turn t. */
@Tag("slow")
class KernelTest {

  private static final Cause WHO = Cause.by("orchestrator").because("told to");

  private final ScratchDatabase database = new ScratchDatabase();
  private final StoryClock clock = StoryClock.at("2025-11-22T14:00:00Z");
  private final Kernel kernel = new Kernel(database.source(), clock, AbortPolicy.contained());

  @BeforeEach
  void claim() {
    kernel.enrol("ada");
    kernel.open("s", "ada", null);
    kernel.create("T", Scope.SMALL);
    clock.pass("1s");
    kernel.claim("t", "T", "s", Cause.by("ada"));
  }

  @AfterEach
  void close() {
    database.close();
  }

  private void turn(AgentTurnEvent... events) {
    for (AgentTurnEvent event : events) {
      kernel.turn("t", event, WHO);
    }
  }

  private static String state(StoreReader<?, ?> store, String id) {
    return store.find(id).map(Stored::stateName).orElse("-");
  }

  /** Returns the states of the turn, the task and the agent. */
  private String states() {
    Ledger ledger = kernel.ledger();
    return String.join(
        " ", state(ledger.turns(), "t"), state(ledger.tasks(), "T"), state(ledger.agents(), "s"));
  }

  private static List<String> outcomes(StoreReader<?, ?> store, String id) {
    return store.refusals(id, 9).stream().map(Refused::outcome).map(Enum::name).toList();
  }

  private static Recorded last(JdbcStore<?, ?> store, String id) {
    List<Recorded> history = store.history(id);
    return history.get(history.size() - 1);
  }

  @Test
  void threeMachinesStepTogether() {
    assertEquals("CLAIMING claimed -", states());
    turn(AGENT_SPAWNED);
    assertEquals("SPAWNING claimed starting", states());
    turn(AGENT_SPAWNED);
    assertEquals("RUNNING in_progress working", states());
    turn(TOOL_STARTED);
    assertEquals("TOOL_USE in_progress working", states());
    turn(AgentTurnEvent.TOOL_COMPLETED, COMPACT_NEEDED);
    assertEquals("COMPACTING in_progress working", states());
    turn(VERIFY_REQUESTED);
    assertEquals("RUNNING in_progress working", states());
    turn(VERIFY_REQUESTED);
    assertEquals("VERIFYING done working", states());
    turn(TASK_COMPLETED);
    assertEquals("COMPLETING closed working", states());
    turn(AGENT_REAPED);
    assertEquals("REAPED closed idle", states());
  }

  @Test
  void sessionIsReused() {
    turn(AGENT_SPAWNED, AGENT_SPAWNED, VERIFY_REQUESTED, TASK_COMPLETED, AGENT_REAPED);
    kernel.create("T2", Scope.SMALL);
    kernel.claim("t2", "T2", "s", WHO);
    kernel.turn("t2", AGENT_SPAWNED, WHO);
    assertEquals("idle", state(kernel.ledger().agents(), "s"));
    kernel.turn("t2", AGENT_SPAWNED, WHO);
    assertEquals("new_task_assigned", last(kernel.ledger().agents(), "s").event());
  }

  @Test
  void turnCompactsDuringVerificationAfterTaskIsDone() {
    turn(AGENT_SPAWNED, AGENT_SPAWNED, VERIFY_REQUESTED, COMPACT_NEEDED);
    assertEquals("RUNNING done working", states());
    turn(VERIFY_REQUESTED);
    assertEquals("VERIFYING done working", states());
    turn(TASK_FAILED);
    assertEquals("FAILED failed working", states());
    assertEquals("verification_rejected", last(kernel.ledger().tasks(), "T").event());
  }

  @Test
  void spawnErrorEndsSessionAndTask() {
    turn(AGENT_SPAWNED, TASK_FAILED);
    assertEquals("FAILED failed dead", states());
    turn(AGENT_REAPED);
    assertEquals("REAPED failed dead", states());
  }

  @Test
  void refusalOfOneMachineStopsAll() {
    kernel.open("s2", "bob", null);
    assertThrows(IllegalTransitionError.class, () -> kernel.claim("t2", "T", "s2", WHO));
    assertEquals(Optional.empty(), kernel.ledger().turns().find("t2"));
    assertEquals(List.of("ILLEGAL"), outcomes(kernel.ledger().tasks(), "T"));
    assertThrows(NoSuchElementException.class, () -> kernel.turn("t2", AGENT_SPAWNED, WHO));

    assertThrows(IllegalTransitionError.class, () -> turn(TOOL_STARTED));
    assertEquals(List.of("ILLEGAL"), outcomes(kernel.ledger().turns(), "t"));
    assertEquals("CLAIMING claimed -", states());
  }

  @Test
  void forbiddenActionOfAgentIsRefusedForTurn() {
    kernel.create("T2", Scope.SMALL);
    Cause ada = Cause.by("ada");
    TransitionVetoedError veto =
        assertThrows(
            TransitionVetoedError.class,
            () -> kernel.task("T2", TaskEvent.DECOMPOSED_BEFORE_CLAIM, ada));
    assertEquals("ada is RESTRICTED, which does not permit decomposed_before_claim", veto.reason());
    assertEquals(List.of("VETOED"), outcomes(kernel.ledger().tasks(), "T2"));
    turn(AGENT_SPAWNED, AGENT_SPAWNED, VERIFY_REQUESTED);
    assertThrows(TransitionVetoedError.class, () -> kernel.turn("t", TASK_COMPLETED, ada));
    assertEquals("VERIFYING done working", states());
    assertEquals(List.of("VETOED"), outcomes(kernel.ledger().tasks(), "T"));
  }

  @ParameterizedTest
  @CsvSource({
    "MANUAL_CANCEL, cancelled",
    "DEPENDENCY_DISCOVERED, blocked",
    "AGENT_DECOMPOSES_TASK, waiting_for_subtasks",
    "REQUEUE_FORCE_REASSIGN, open",
    "AGENT_CRASH_DETECTED, orphaned"
  })
  void turnFailsIfTaskIsTakenAway(TaskEvent event, String task) {
    turn(AGENT_SPAWNED, AGENT_SPAWNED);
    kernel.task("T", event, WHO);
    assertEquals("FAILED " + task + " working", states());
  }

  @Test
  void taskIsDoneBeforeAgentIsReady() {
    turn(AGENT_SPAWNED);
    kernel.task("T", TaskEvent.FAST_COMPLETION_TRIVIAL_TASK, WHO);
    turn(AGENT_SPAWNED, VERIFY_REQUESTED, TASK_COMPLETED);
    assertEquals("COMPLETING closed working", states());
  }

  @Test
  void taskIsRetriedThreeTimes() {
    for (int retry = 1; retry <= 3; retry++) {
      kernel.task("T", TaskEvent.IMMEDIATE_FAILURE, WHO);
      kernel.task("T", TaskEvent.RETRY_WITHIN_MAX_RETRIES, WHO.code(TransitionReason.RETRY));
      kernel.task("T", TaskEvent.AGENT_CLAIMS_TASK, WHO);
    }
    kernel.task("T", TaskEvent.IMMEDIATE_FAILURE, WHO);
    assertEquals(3, kernel.ledger().retries("T"));
    assertThrows(
        TransitionVetoedError.class,
        () -> kernel.task("T", TaskEvent.RETRY_WITHIN_MAX_RETRIES, WHO));
    assertEquals("failed", state(kernel.ledger().tasks(), "T"));
  }

  @Test
  void approvalIsSetDirectlyAndNotByAgents() {
    assertThrows(
        TransitionVetoedError.class,
        () -> kernel.awaitApproval("T", Cause.by("ada").because("looks good")));
    assertThrows(
        IllegalArgumentException.class, () -> kernel.awaitApproval("T", Cause.by("approval")));
    kernel.awaitApproval("T", Cause.by("approval").because("touches credentials"));
    assertEquals("pending_approval", state(kernel.ledger().tasks(), "T"));
    assertTrue(last(kernel.ledger().tasks(), "T").forced());
  }

  @Test
  void plannedTasksAreApproved() {
    kernel.plan("P", Scope.LARGE);
    assertEquals("planned", state(kernel.ledger().tasks(), "P"));
    kernel.task("P", TaskEvent.APPROVED, WHO);
    assertEquals("open", state(kernel.ledger().tasks(), "P"));
  }

  @Test
  void watchdogEndsLateTurnsAndOrphansAreRecovered() {
    turn(AGENT_SPAWNED);
    clock.pass("1h");
    assertEquals(List.of(), kernel.endOverdue(clock.instant()));
    turn(AGENT_SPAWNED);
    clock.pass("14m59.999s");
    assertEquals(List.of(), kernel.endOverdue(clock.instant()));
    clock.pass("0.001s");
    assertEquals(List.of("s"), kernel.endOverdue(clock.instant()));
    assertEquals("FAILED orphaned dead", states());
    Recorded end = last(kernel.ledger().agents(), "s");
    assertEquals("ABORTED TIMEOUT", end.code() + " " + end.abortCode());
    assertEquals("no end after 900 s", end.reason());
    assertEquals(124L, ((Number) end.attributes().get("exitCode")).longValue());
    assertEquals(List.of(), kernel.endOverdue(clock.instant()));

    clock.pass("1s");
    assertEquals(List.of("T"), kernel.recoverOrphans(WHO));
    assertEquals("FAILED open dead", states());
    Recorded requeued = last(kernel.ledger().tasks(), "T");
    assertEquals("ORPHAN_RECOVERED", requeued.code());
    assertEquals(Map.of(), requeued.attributes());
    assertEquals(List.of(), kernel.recoverOrphans(WHO));
  }

  @Test
  void timeoutsAreAdjustedFromTheLog() {
    assertEquals(Duration.ofMinutes(15), kernel.timeout(Scope.SMALL));
    Shift shift = new Shift(kernel, clock);
    for (int task = 1; task <= 5; task++) {
      kernel.open("x" + task, "bob", null);
      shift.complete("y" + task, "X" + task, "x" + task, 6);
    }
    assertEquals(Duration.ofSeconds(585), kernel.timeout(Scope.SMALL));
    assertEquals(Duration.ofMinutes(30), kernel.timeout(Scope.MEDIUM));
  }

  @Test
  void abortedToolKeepsSessionWorking() {
    turn(AGENT_SPAWNED, AGENT_SPAWNED, TOOL_STARTED);
    kernel.abort(AbortScope.TOOL, "s", AbortReason.BASH_ERROR, WHO);
    assertEquals("RUNNING in_progress working", states());
    Recorded step = last(kernel.ledger().turns(), "t");
    assertEquals(
        "tool_completed ABORTED BASH_ERROR",
        step.event() + " " + step.code() + " " + step.abortCode());
    assertThrows(
        IllegalTransitionError.class,
        () -> kernel.abort(AbortScope.TOOL, "s", AbortReason.BASH_ERROR, WHO));
  }

  @Test
  void abortIncludesDescendantsAndSiblingsOnlyOnRequest() {
    Shift shift = new Shift(kernel, clock);
    shift.staff("red");
    kernel.abort(
        AbortScope.SIBLING,
        "coder-red-b",
        AbortReason.COMPACT_FAILURE,
        WHO.code(TransitionReason.COMPACTION_FAILED));
    Ledger ledger = kernel.ledger();
    assertEquals("working", state(ledger.agents(), "lead-red"));
    assertEquals("in_progress", state(ledger.tasks(), "work-of-lead-red"));
    for (String gone :
        List.of(
            "coder-red-a SIBLING_ABORTED SIBLING_ABORTED",
            "coder-red-b COMPACTION_FAILED COMPACT_FAILURE",
            "tester-red ABORTED PARENT_ABORTED")) {
      String session = gone.split(" ")[0];
      Recorded end = last(ledger.agents(), session);
      assertEquals(gone, String.join(" ", session, end.code(), end.abortCode()));
      assertEquals("dead", state(ledger.agents(), session));
      assertEquals("FAILED", state(ledger.turns(), "turn-of-" + session));
      assertEquals("orphaned", state(ledger.tasks(), "work-of-" + session));
    }
    kernel.abort(AbortScope.SESSION, "lead-red", AbortReason.USER_INTERRUPT, WHO);
    assertEquals("dead", state(ledger.agents(), "lead-red"));
    assertEquals("SIBLING_ABORTED", last(ledger.agents(), "coder-red-a").abortCode());
  }

  @Test
  void idleSessionIsRecycledAndSessionWithoutProcessIsNotEnded() {
    turn(AGENT_SPAWNED, AGENT_SPAWNED, VERIFY_REQUESTED, TASK_COMPLETED, AGENT_REAPED);
    kernel.abort(AbortScope.SESSION, "s", AbortReason.SHUTDOWN_SIGNAL, WHO);
    assertEquals("REAPED closed dead", states());
    assertEquals("idle_recycled_resource_reclaim", last(kernel.ledger().agents(), "s").event());
    kernel.open("unborn", "bob", null);
    kernel.abort(AbortScope.SESSION, "unborn", AbortReason.SHUTDOWN_SIGNAL, WHO);
    assertEquals("-", state(kernel.ledger().agents(), "unborn"));
  }

  @Test
  void trustIsEarnedAndLost() {
    Shift shift = new Shift(kernel, clock);
    turn(AGENT_SPAWNED, AGENT_SPAWNED, VERIFY_REQUESTED, TASK_COMPLETED, AGENT_REAPED);
    shift.complete("t2", "T2", "s", 1);
    assertEquals(TrustState.RESTRICTED, kernel.judge("ada", WHO));
    shift.complete("t3", "T3", "s", 1);
    assertEquals(TrustState.STANDARD, kernel.judge("ada", WHO));
    assertEquals(TrustState.STANDARD, kernel.judge("ada", WHO));
    kernel.create("T4", Scope.SMALL);
    clock.pass("1s");
    kernel.claim("t4", "T4", "s", Cause.by("ada"));
    kernel.turn("t4", AGENT_SPAWNED, WHO);
    kernel.turn("t4", AGENT_SPAWNED, WHO);
    kernel.turn("t4", VERIFY_REQUESTED, WHO);
    kernel.turn("t4", TASK_FAILED, WHO);
    assertEquals(TrustState.RESTRICTED, kernel.judge("ada", WHO));
    assertEquals(
        List.of("proven", "found_unreliable"),
        kernel.ledger().trust().history("ada").stream().map(Recorded::event).toList());
  }
}
