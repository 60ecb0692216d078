package dev.pawl.samples.governance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.samples.governance.access.Permissions;
import dev.pawl.samples.governance.access.RetryLimit;
import dev.pawl.samples.governance.access.TrackRecord;
import dev.pawl.samples.governance.access.TrustEvent;
import dev.pawl.samples.governance.access.TrustState;
import dev.pawl.samples.governance.log.LogEntry;
import dev.pawl.samples.task.TaskEvent;
import dev.pawl.samples.task.TaskStatus;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class AccessTest {

  private static final Instant START = Instant.parse("2025-11-22T14:00:00Z");

  private static LifecycleEvent<TaskStatus, TaskEvent> attempt(TaskEvent event, String actor) {
    Cause cause = actor == null ? Cause.none() : Cause.by(actor);
    return new LifecycleEvent<>(
        1, START, "Task", "T-1", TaskStatus.OPEN, TaskStatus.DONE, event, cause, event == null);
  }

  /**
   * The lowest level of trust that permits each event: R restricted, S standard, T trusted, - none.
   */
  @ParameterizedTest
  @CsvSource({
    "APPROVED, -",
    "REJECTED, -",
    "AGENT_CLAIMS_TASK, R",
    "DECOMPOSED_BEFORE_CLAIM, S",
    "MANUAL_CANCEL, T",
    "AGENT_STARTS_WORK, R",
    "UNCLAIM_FORCE_REASSIGN, S",
    "FAST_COMPLETION_TRIVIAL_TASK, S",
    "IMMEDIATE_FAILURE, R",
    "AGENT_SPLITS_WORK, S",
    "DEPENDENCY_DISCOVERED, R",
    "AGENT_REPORTS_SUCCESS, R",
    "AGENT_REPORTS_FAILURE, R",
    "AGENT_DECOMPOSES_TASK, S",
    "REQUEUE_FORCE_REASSIGN, T",
    "AGENT_CRASH_DETECTED, -",
    "JANITOR_VERIFIED_MERGED, -",
    "VERIFICATION_REJECTED, -",
    "RETRY_WITHIN_MAX_RETRIES, T",
    "DEPENDENCY_RESOLVED, T",
    "ALL_SUBTASKS_COMPLETED, -",
    "SUBTASK_TIMEOUT_ESCALATION, -",
    "PARTIAL_WORK_MERGED_SUCCESSFULLY, -",
    "UNRECOVERABLE, -",
    "REQUEUED_FOR_RETRY, -"
  })
  void permissionsExpandWithTrust(TaskEvent event, String from) {
    for (TrustState trust : TrustState.values()) {
      boolean may = !from.equals("-") && "RST".indexOf(from) <= trust.ordinal();
      assertEquals(may, Permissions.of(trust).contains(event), trust::name);
      String expected =
          may ? null : "ada is " + trust + ", which does not permit " + event.wireName();
      Permissions gate = new Permissions(actor -> Optional.of(trust));
      assertEquals(expected, gate.refusal(attempt(event, "ada")));
    }
  }

  @ParameterizedTest
  @EnumSource
  void actorsOtherThanAgentsAreNotChecked(TaskEvent event) {
    Permissions gate = new Permissions(actor -> Optional.empty());
    assertNull(gate.refusal(attempt(event, "janitor")));
    assertNull(gate.refusal(attempt(null, "approval")));
    assertNull(
        new Permissions(a -> Optional.of(TrustState.RESTRICTED)).refusal(attempt(event, null)));
  }

  @ParameterizedTest
  @EnumSource
  void agentsForceNothing(TrustState trust) {
    assertEquals(
        "agents force nothing, and ada is one",
        new Permissions(actor -> Optional.of(trust)).refusal(attempt(null, "ada")));
  }

  @ParameterizedTest
  @CsvSource({"0, false", "2, false", "3, true", "4, true"})
  void retriesAreLimited(long used, boolean refused) {
    RetryLimit limit = new RetryLimit(RetryLimit.MAX_RETRIES, task -> used);
    assertEquals(
        refused ? "all 3 retries have been used" : null,
        limit.refusal(attempt(TaskEvent.RETRY_WITHIN_MAX_RETRIES, "task_store")));
    assertNull(limit.refusal(attempt(TaskEvent.AGENT_CLAIMS_TASK, "task_store")));
  }

  @Test
  void taskHasThreeRetriesByDefault() {
    assertEquals(3, RetryLimit.MAX_RETRIES);
  }

  /**
   * Returns a log with an entry for each letter: v verified, r rejected, c crashed, f reported as
   * failed, o verified for another agent.
   */
  private static List<LogEntry> log(String outcomes) {
    List<LogEntry> log = new ArrayList<>();
    for (char outcome : outcomes.toCharArray()) {
      TaskEvent event =
          switch (outcome) {
            case 'r' -> TaskEvent.VERIFICATION_REJECTED;
            case 'c' -> TaskEvent.AGENT_CRASH_DETECTED;
            case 'f' -> TaskEvent.AGENT_REPORTS_FAILURE;
            default -> TaskEvent.JANITOR_VERIFIED_MERGED;
          };
      log.add(
          new LogEntry(
              START.plusSeconds(log.size() + 1L),
              "task",
              "T-" + log.size(),
              5,
              "done",
              "closed",
              event.wireName(),
              "janitor",
              null,
              null,
              null,
              Map.of("agent", outcome == 'o' ? "bob" : "ada")));
    }
    return log;
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "vv,          RESTRICTED, -",
        "vvv,         RESTRICTED, PROVEN",
        "vvo,         RESTRICTED, -",
        "vvfv,        RESTRICTED, PROVEN",
        "vvrv,        RESTRICTED, -",
        "vvrvvv,      RESTRICTED, PROVEN",
        "vvcvv,       RESTRICTED, -",
        "r,           RESTRICTED, -",
        "vvvvvvvvv,   STANDARD,   -",
        "vvvvvvvvvv,  STANDARD,   PROVEN",
        "vvr,         STANDARD,   FOUND_UNRELIABLE",
        "c,           STANDARD,   FOUND_UNRELIABLE",
        "rv,          STANDARD,   -",
        "vvvvvvvvvvv, TRUSTED,    -",
        "vvvvvvvvvvr, TRUSTED,    FOUND_UNRELIABLE"
      })
  void trackRecordDeterminesTrust(String outcomes, TrustState trust, TrustEvent judgement) {
    TrackRecord record = TrackRecord.of("ada", START, log(outcomes));
    assertEquals(Optional.ofNullable(judgement), record.judge(trust));
  }

  @Test
  void nothingIsHeldAgainstAnAgentTwice() {
    List<LogEntry> log = log("vvr");
    assertEquals(new TrackRecord(0, true), TrackRecord.of("ada", START, log));
    assertEquals(new TrackRecord(0, false), TrackRecord.of("ada", START.plusSeconds(3), log));
    assertEquals(new TrackRecord(2, false), TrackRecord.of("ada", START, log("vv")));
  }
}
