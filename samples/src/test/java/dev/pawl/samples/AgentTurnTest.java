package dev.pawl.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.samples.agentturn.AgentTurnEvent;
import dev.pawl.samples.agentturn.AgentTurnState;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class AgentTurnTest extends PlainMachine<AgentTurnState, AgentTurnEvent> {

  /** The transitions as the document lists them. */
  private static final String TABLE =
      """
      | IDLE | task_claimed | CLAIMING | Orchestrator picks up the next open task |
      | CLAIMING | agent_spawned | SPAWNING | Worktree ready; CLI process launched |
      | CLAIMING | task_failed | FAILED | Worktree setup failed (permission error, git conflict) |
      | SPAWNING | agent_spawned | RUNNING | Process confirmed alive and active |
      | SPAWNING | task_failed | FAILED | Spawn error or adapter rejected the task |
      | RUNNING | tool_started | TOOL_USE | Agent invoked a tool (Edit, Bash, Glob, etc.) |
      | RUNNING | compact_needed | COMPACTING | Context window approaching the model's limit |
      | RUNNING | verify_requested | VERIFYING | Agent signals it is done; verification begins |
      | RUNNING | task_failed | FAILED | Runtime error or abort during execution |
      | TOOL_USE | tool_completed | RUNNING | Tool call finished; agent resumes |
      | TOOL_USE | task_failed | FAILED | Fatal error inside the tool invocation |
      | COMPACTING | verify_requested | RUNNING | Compaction done; context summarized; agent continues |
      | COMPACTING | task_failed | FAILED | Compaction itself failed (compact_failure abort) |
      | VERIFYING | task_completed | COMPLETING | All completion signals satisfied |
      | VERIFYING | compact_needed | RUNNING | Context grew during verification; must compact first |
      | VERIFYING | task_failed | FAILED | Janitor rejected the result |
      | COMPLETING | agent_reaped | REAPED | Task marked done; worktree removed; metrics flushed |
      | FAILED | agent_reaped | REAPED | Error handled; resources cleaned up |
      """;

  /** The events as the document lists them. */
  private static final List<String> EVENTS =
      List.of(
          "task_claimed",
          "agent_spawned",
          "tool_started",
          "tool_completed",
          "compact_needed",
          "verify_requested",
          "task_completed",
          "task_failed",
          "agent_reaped");

  AgentTurnTest() {
    super(
        new Generated<>("dev.pawl.samples.agentturn.AgentTurn", AgentTurnState.class),
        AgentTurnEvent.class);
  }

  @Override
  List<Row> pairs() {
    return Row.table(TABLE).stream().map(Row::pair).toList();
  }

  @Override
  List<Row> cells() {
    return Row.table(TABLE);
  }

  @Override
  Set<AgentTurnState> initial() {
    return Set.of(AgentTurnState.IDLE);
  }

  @Override
  Set<AgentTurnState> last() {
    return Set.of(AgentTurnState.REAPED);
  }

  @Override
  String wireName(AgentTurnState state) {
    return state.name();
  }

  @Test
  void eventsHaveTheirNamesAndOrder() {
    assertEquals(EVENTS, Stream.of(AgentTurnEvent.values()).map(AgentTurnEvent::wireName).toList());
  }

  @Test
  void transitionsHaveTheNotesOfTheDocument() {
    assertEquals(
        Row.cells(TABLE).map(c -> String.join(" | ", c)).toList(),
        Page.transitions(generated().machine(), "From", "Event", "To", "Description"));
  }
}
