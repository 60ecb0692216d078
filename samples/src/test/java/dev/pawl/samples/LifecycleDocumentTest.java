package dev.pawl.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests that the generated pages contain the descriptions of states and events in the original
 * document.
 */
class LifecycleDocumentTest {

  private static final String TASKS =
      """
      | PLANNED | Awaiting human approval before execution (plan mode). Tasks created from plan YAML files start here. |
      | OPEN | Ready for an agent to claim. The default starting state for dynamically created tasks. |
      | CLAIMED | An agent has claimed this task but has not yet started work. |
      | IN_PROGRESS | Agent is actively working on the task. |
      | DONE | Agent reported completion. Pending janitor verification and merge. |
      | CLOSED | Verified and merged. Terminal state. |
      | FAILED | Agent reported failure or verification rejected the result. Can be retried. |
      | BLOCKED | Waiting on an external dependency (another task, resource, or approval). |
      | WAITING_FOR_SUBTASKS | Parent task waiting for child subtasks to complete (agent decomposed work). |
      | CANCELLED | Manually or programmatically cancelled. Terminal state. |
      | ORPHANED | Agent crashed mid-task; pending crash recovery by the orchestrator. |
      | PENDING_APPROVAL | Task completed but requires human approval before taking effect. |
      """;

  private static final String AGENTS =
      """
      | starting | Agent process has been spawned but has not yet confirmed readiness. |
      | working | Agent is actively executing a task. |
      | idle | Agent finished its current task and is available for new work. |
      | dead | Agent process has exited (success, crash, kill, timeout, or recycled). Terminal state. |
      """;

  private static final String TURNS =
      """
      | IDLE | No active turn; agent is between tasks or not yet assigned. |
      | CLAIMING | A task has been claimed; worktree is being prepared. |
      | SPAWNING | Agent process has been launched but hasn't started executing yet. |
      | RUNNING | Agent process is actively working on the task. |
      | TOOL_USE | Agent is executing an external tool (file editor, shell, search, etc.). |
      | COMPACTING | Context window is near its limit; compaction/summarization is in progress. |
      | VERIFYING | Task work is done; janitor or LLM verification is pending. |
      | COMPLETING | Verification passed; task is being marked done and metrics emitted. |
      | FAILED | An error, crash, or verification failure occurred. |
      | REAPED | Cleanup is complete (worktree removed, metrics flushed). Terminal. |
      """;

  private static final String EVENTS =
      """
      | task_claimed | Spawner / orchestrator | A task was successfully reserved for this agent |
      | agent_spawned | Adapter / spawner | CLI process started |
      | tool_started | Agent turn monitor | Agent began a tool call |
      | tool_completed | Agent turn monitor | Tool call returned |
      | compact_needed | Token monitor | Context window usage crossed the compaction threshold |
      | verify_requested | Agent / orchestrator | Agent declared the task finished |
      | task_completed | Janitor | All completion signals confirmed |
      | task_failed | Any layer | Unrecoverable error at the current phase |
      | agent_reaped | Janitor / spawner | Cleanup of process and worktree is complete |
      """;

  private static List<List<String>> page(String machine, String heading) {
    List<List<String>> rows = new Documents("dev.pawl.samples." + machine).table(heading);
    return rows.subList(1, rows.size());
  }

  private static String meanings(String machine) {
    return switch (machine) {
      case "task.Task" -> TASKS;
      case "agent.Agent" -> AGENTS;
      default -> TURNS;
    };
  }

  @ParameterizedTest
  @CsvSource({"task.Task, 12", "agent.Agent, 4", "agentturn.AgentTurn, 10"})
  void statesAreDescribedAsInTheDocument(String machine, int states) {
    List<List<String>> stated = Row.cells(meanings(machine)).toList();
    List<List<String>> page = page(machine, "States");
    assertEquals(states, stated.size());
    assertEquals(
        stated.stream().map(r -> r.get(0).toUpperCase(Locale.ROOT)).toList(),
        page.stream().map(r -> r.get(0)).toList());
    for (int i = 0; i < states; i++) {
      String meaning = page.get(i).get(page.get(i).size() - 1);
      assertTrue(meaning.startsWith(stated.get(i).get(1)), meaning);
    }
  }

  @Test
  void eventsOfTurnsNameWhoFiresThem() {
    List<List<String>> stated = Row.cells(EVENTS).toList();
    List<List<String>> page = page("agentturn.AgentTurn", "Events");
    assertEquals(9, stated.size());
    assertEquals(9, page.size());
    for (int i = 0; i < 9; i++) {
      assertEquals(stated.get(i).get(0), page.get(i).get(0));
      String expected =
          stated.get(i).get(2) + " (" + stated.get(i).get(1).toLowerCase(Locale.ROOT) + ")";
      assertTrue(page.get(i).get(1).startsWith(expected), expected);
    }
  }
}
