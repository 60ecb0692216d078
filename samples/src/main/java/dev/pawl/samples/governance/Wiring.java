package dev.pawl.samples.governance;

import dev.pawl.samples.agent.AgentEvent;
import dev.pawl.samples.agent.AgentStatus;
import dev.pawl.samples.agentturn.AgentTurnState;
import dev.pawl.samples.task.TaskEvent;
import dev.pawl.samples.task.TaskStatus;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** What a step of one machine means to the others. */
final class Wiring {

  /** The states of a turn in which it needs its agent's process. */
  private static final Set<AgentTurnState> AT_WORK =
      EnumSet.of(
          AgentTurnState.CLAIMING,
          AgentTurnState.SPAWNING,
          AgentTurnState.RUNNING,
          AgentTurnState.TOOL_USE,
          AgentTurnState.COMPACTING);

  /** The states of a task in which a turn may be at work on it. */
  private static final Set<TaskStatus> WORKED_ON =
      EnumSet.of(TaskStatus.CLAIMED, TaskStatus.IN_PROGRESS, TaskStatus.DONE);

  private Wiring() {}

  /** Whether a turn is at work, so that the loss of its agent fails it. */
  static boolean isAtWork(AgentTurnState turn) {
    return AT_WORK.contains(turn);
  }

  /** Whether a turn has ended, well or not, so that nothing more of its task is its doing. */
  static boolean isOver(AgentTurnState turn) {
    return turn == AgentTurnState.FAILED || turn == AgentTurnState.REAPED;
  }

  /** Whether a turn may go on that works on a task. */
  static boolean isWorkedOn(TaskStatus task) {
    return WORKED_ON.contains(task);
  }

  /**
   * What the task does when its turn has made a step. A task that is done already is not worked on
   * again when the turn returns from its verification to compact its context.
   *
   * @param from the state that the turn has left
   * @param to the state that it has entered
   */
  static Optional<TaskEvent> task(AgentTurnState from, AgentTurnState to, TaskStatus task) {
    boolean done = task == TaskStatus.DONE;
    return switch (to) {
      case CLAIMING -> Optional.of(TaskEvent.AGENT_CLAIMS_TASK);
      case RUNNING ->
          from == AgentTurnState.SPAWNING && !done
              ? Optional.of(TaskEvent.AGENT_STARTS_WORK)
              : Optional.empty();
      case VERIFYING -> done ? Optional.empty() : Optional.of(TaskEvent.AGENT_REPORTS_SUCCESS);
      case COMPLETING -> Optional.of(TaskEvent.JANITOR_VERIFIED_MERGED);
      case FAILED -> failed(task, TaskEvent.AGENT_REPORTS_FAILURE);
      default -> Optional.empty();
    };
  }

  /** What the task does when the agent is lost that works on it. */
  static Optional<TaskEvent> taskOfLost(TaskStatus task) {
    return failed(task, TaskEvent.AGENT_CRASH_DETECTED);
  }

  private static Optional<TaskEvent> failed(TaskStatus task, TaskEvent inProgress) {
    return switch (task) {
      case CLAIMED -> Optional.of(TaskEvent.IMMEDIATE_FAILURE);
      case IN_PROGRESS -> Optional.of(inProgress);
      case DONE -> Optional.of(TaskEvent.VERIFICATION_REJECTED);
      default -> Optional.empty();
    };
  }

  /**
   * What the agent does when its turn has made a step.
   *
   * @param from the state that the turn has left
   * @param to the state that it has entered
   */
  static Optional<AgentEvent> agent(AgentTurnState from, AgentTurnState to, AgentStatus agent) {
    if (from == AgentTurnState.SPAWNING && to == AgentTurnState.RUNNING) {
      return Optional.of(
          agent == AgentStatus.STARTING
              ? AgentEvent.PROCESS_CONFIRMED_ALIVE
              : AgentEvent.NEW_TASK_ASSIGNED);
    }
    if (to == AgentTurnState.FAILED && agent == AgentStatus.STARTING) {
      return Optional.of(AgentEvent.SPAWN_FAILURE_FAST_EXIT);
    }
    if (to == AgentTurnState.REAPED && agent == AgentStatus.WORKING) {
      return Optional.of(AgentEvent.TASK_COMPLETED_AGENT_AWAITING_REUSE);
    }
    return Optional.empty();
  }

  /** How the session of an agent ends; empty if it has ended. */
  static Optional<AgentEvent> end(AgentStatus agent) {
    return switch (agent) {
      case STARTING -> Optional.of(AgentEvent.SPAWN_FAILURE_FAST_EXIT);
      case WORKING -> Optional.of(AgentEvent.CRASH_KILL_TIMEOUT_CIRCUIT_BREAK);
      case IDLE -> Optional.of(AgentEvent.IDLE_RECYCLED_RESOURCE_RECLAIM);
      case DEAD -> Optional.empty();
    };
  }
}
