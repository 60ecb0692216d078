package dev.pawl.samples.governance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.samples.agent.AgentEvent;
import dev.pawl.samples.agent.AgentStatus;
import dev.pawl.samples.agentturn.AgentTurnState;
import dev.pawl.samples.agentturn.AgentTurnTransitions;
import dev.pawl.samples.task.TaskEvent;
import dev.pawl.samples.task.TaskStatus;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class WiringTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          IDLE       | CLAIMING   | OPEN        | AGENT_CLAIMS_TASK
          CLAIMING   | SPAWNING   | CLAIMED     |
          CLAIMING   | FAILED     | CLAIMED     | IMMEDIATE_FAILURE
          SPAWNING   | RUNNING    | CLAIMED     | AGENT_STARTS_WORK
          SPAWNING   | RUNNING    | DONE        |
          SPAWNING   | FAILED     | CLAIMED     | IMMEDIATE_FAILURE
          RUNNING    | TOOL_USE   | IN_PROGRESS |
          RUNNING    | COMPACTING | IN_PROGRESS |
          RUNNING    | VERIFYING  | IN_PROGRESS | AGENT_REPORTS_SUCCESS
          RUNNING    | VERIFYING  | DONE        |
          RUNNING    | FAILED     | IN_PROGRESS | AGENT_REPORTS_FAILURE
          RUNNING    | FAILED     | DONE        | VERIFICATION_REJECTED
          RUNNING    | FAILED     | CANCELLED   |
          TOOL_USE   | RUNNING    | IN_PROGRESS |
          TOOL_USE   | FAILED     | IN_PROGRESS | AGENT_REPORTS_FAILURE
          COMPACTING | RUNNING    | IN_PROGRESS |
          COMPACTING | FAILED     | IN_PROGRESS | AGENT_REPORTS_FAILURE
          VERIFYING  | COMPLETING | DONE        | JANITOR_VERIFIED_MERGED
          VERIFYING  | RUNNING    | DONE        |
          VERIFYING  | FAILED     | DONE        | VERIFICATION_REJECTED
          COMPLETING | REAPED     | CLOSED      |
          FAILED     | REAPED     | FAILED      |
          """)
  void stepOfTurnMovesTask(
      AgentTurnState from, AgentTurnState to, TaskStatus task, TaskEvent event) {
    assertTrue(AgentTurnTransitions.targets(from).contains(to));
    assertEquals(Optional.ofNullable(event), Wiring.task(from, to, task));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          SPAWNING   | RUNNING    | STARTING | PROCESS_CONFIRMED_ALIVE
          SPAWNING   | RUNNING    | IDLE     | NEW_TASK_ASSIGNED
          SPAWNING   | FAILED     | STARTING | SPAWN_FAILURE_FAST_EXIT
          SPAWNING   | FAILED     | IDLE     |
          RUNNING    | TOOL_USE   | WORKING  |
          TOOL_USE   | RUNNING    | WORKING  |
          RUNNING    | FAILED     | WORKING  |
          VERIFYING  | COMPLETING | WORKING  |
          COMPLETING | REAPED     | WORKING  | TASK_COMPLETED_AGENT_AWAITING_REUSE
          FAILED     | REAPED     | WORKING  | TASK_COMPLETED_AGENT_AWAITING_REUSE
          FAILED     | REAPED     | DEAD     |
          """)
  void stepOfTurnMovesAgent(
      AgentTurnState from, AgentTurnState to, AgentStatus agent, AgentEvent event) {
    assertEquals(Optional.ofNullable(event), Wiring.agent(from, to, agent));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          STARTING | SPAWN_FAILURE_FAST_EXIT
          WORKING  | CRASH_KILL_TIMEOUT_CIRCUIT_BREAK
          IDLE     | IDLE_RECYCLED_RESOURCE_RECLAIM
          DEAD     |
          """)
  void agentStatusDeterminesEndEvent(AgentStatus agent, AgentEvent event) {
    assertEquals(Optional.ofNullable(event), Wiring.end(agent));
  }

  @ParameterizedTest
  @EnumSource
  void taskInProgressIsLostWithAgent(TaskStatus task) {
    Optional<TaskEvent> expected =
        switch (task) {
          case CLAIMED -> Optional.of(TaskEvent.IMMEDIATE_FAILURE);
          case IN_PROGRESS -> Optional.of(TaskEvent.AGENT_CRASH_DETECTED);
          case DONE -> Optional.of(TaskEvent.VERIFICATION_REJECTED);
          default -> Optional.empty();
        };
    assertEquals(expected, Wiring.taskOfLost(task));
    assertEquals(expected.isPresent(), Wiring.isWorkedOn(task));
  }

  @ParameterizedTest
  @EnumSource
  void turnsAtWorkNeedTheirAgent(AgentTurnState turn) {
    Set<AgentTurnState> others =
        EnumSet.of(
            AgentTurnState.IDLE,
            AgentTurnState.VERIFYING,
            AgentTurnState.COMPLETING,
            AgentTurnState.FAILED,
            AgentTurnState.REAPED);
    assertEquals(!others.contains(turn), Wiring.isAtWork(turn));
  }
}
