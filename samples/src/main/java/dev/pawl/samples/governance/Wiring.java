package dev.pawl.samples.governance;

import dev.pawl.samples.agent.AgentEvent;
import dev.pawl.samples.agent.AgentStatus;
import dev.pawl.samples.agentturn.AgentTurnState;
import dev.pawl.samples.task.TaskEvent;
import dev.pawl.samples.task.TaskStatus;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Determines which events a step of one machine causes in other machines. */
final class Wiring {

  /** The states in which a turn needs the process of its agent. */
  private static final Set<AgentTurnState> AT_WORK =
      EnumSet.of(
          AgentTurnState.CLAIMING,
          AgentTurnState.SPAWNING,
          AgentTurnState.RUNNING,
          AgentTurnState.TOOL_USE,
          AgentTurnState.COMPACTING);

  /** The states of a task in which a turn may work on it. */
  private static final Set<TaskStatus> WORKED_ON =
      EnumSet.of(TaskStatus.CLAIMED, TaskStatus.IN_PROGRESS, TaskStatus.DONE);

  private Wiring() {}

  /** Returns whether a turn is working. A working turn fails if its agent is lost. */
  static boolean isAtWork(AgentTurnState turn) {
    return AT_WORK.contains(turn);
  }

  /** Returns whether a turn has ended. A turn that has ended no longer affects its task. */
  static boolean isOver(AgentTurnState turn) {
    return turn == AgentTurnState.FAILED || turn == AgentTurnState.REAPED;
  }

  /** Returns whether a turn may work on a task that is in the given state. */
  static boolean isWorkedOn(TaskStatus task) {
    return WORKED_ON.contains(task);
  }

  /**
   * Returns the event of the task after a step of its turn; empty if there is none. If the turn
   * returns from verification to compact its context, the task remains done.
   *
   * @param from the previous state of the turn
   * @param to the new state of the turn
   * @param task the current state of the task
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

  /** Returns the event of a task whose agent is lost; empty if the task is not affected. */
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
   * Returns the event of the agent after a step of its turn; empty if there is none.
   *
   * @param from the previous state of the turn
   * @param to the new state of the turn
   * @param agent the current state of the agent
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

  /** Returns the event that ends the session of an agent; empty if the session has ended. */
  static Optional<AgentEvent> end(AgentStatus agent) {
    return switch (agent) {
      case STARTING -> Optional.of(AgentEvent.SPAWN_FAILURE_FAST_EXIT);
      case WORKING -> Optional.of(AgentEvent.CRASH_KILL_TIMEOUT_CIRCUIT_BREAK);
      case IDLE -> Optional.of(AgentEvent.IDLE_RECYCLED_RESOURCE_RECLAIM);
      case DEAD -> Optional.empty();
    };
  }
}
