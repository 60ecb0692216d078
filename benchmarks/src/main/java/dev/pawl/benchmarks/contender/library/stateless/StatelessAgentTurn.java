package dev.pawl.benchmarks.contender.library.stateless;

import com.github.oxo42.stateless4j.StateMachine;
import com.github.oxo42.stateless4j.StateMachineConfig;
import dev.pawl.benchmarks.workload.AgentTurn;
import dev.pawl.benchmarks.workload.AgentTurnEvent;

/** The turns of an agent, implemented with stateless4j. */
public final class StatelessAgentTurn {

  private static final StateMachineConfig<AgentTurn, AgentTurnEvent> CONFIG =
      new StateMachineConfig<>();

  static {
    CONFIG.configure(AgentTurn.IDLE).permit(AgentTurnEvent.TASK_CLAIMED, AgentTurn.CLAIMING);
    CONFIG
        .configure(AgentTurn.CLAIMING)
        .permit(AgentTurnEvent.AGENT_SPAWNED, AgentTurn.SPAWNING)
        .permit(AgentTurnEvent.TASK_FAILED, AgentTurn.FAILED);
    CONFIG
        .configure(AgentTurn.SPAWNING)
        .permit(AgentTurnEvent.AGENT_SPAWNED, AgentTurn.RUNNING)
        .permit(AgentTurnEvent.TASK_FAILED, AgentTurn.FAILED);
    CONFIG
        .configure(AgentTurn.RUNNING)
        .permit(AgentTurnEvent.TOOL_STARTED, AgentTurn.TOOL_USE)
        .permit(AgentTurnEvent.COMPACT_NEEDED, AgentTurn.COMPACTING)
        .permit(AgentTurnEvent.VERIFY_REQUESTED, AgentTurn.VERIFYING)
        .permit(AgentTurnEvent.TASK_FAILED, AgentTurn.FAILED);
    CONFIG
        .configure(AgentTurn.TOOL_USE)
        .permit(AgentTurnEvent.TOOL_COMPLETED, AgentTurn.RUNNING)
        .permit(AgentTurnEvent.TASK_FAILED, AgentTurn.FAILED);
    CONFIG
        .configure(AgentTurn.COMPACTING)
        .permit(AgentTurnEvent.VERIFY_REQUESTED, AgentTurn.RUNNING)
        .permit(AgentTurnEvent.TASK_FAILED, AgentTurn.FAILED);
    CONFIG
        .configure(AgentTurn.VERIFYING)
        .permit(AgentTurnEvent.TASK_COMPLETED, AgentTurn.COMPLETING)
        .permit(AgentTurnEvent.COMPACT_NEEDED, AgentTurn.RUNNING)
        .permit(AgentTurnEvent.TASK_FAILED, AgentTurn.FAILED);
    CONFIG.configure(AgentTurn.COMPLETING).permit(AgentTurnEvent.AGENT_REAPED, AgentTurn.REAPED);
    CONFIG.configure(AgentTurn.FAILED).permit(AgentTurnEvent.AGENT_REAPED, AgentTurn.REAPED);
    CONFIG.configure(AgentTurn.REAPED).permit(AgentTurnEvent.TASK_CLAIMED, AgentTurn.CLAIMING);
  }

  private StatelessAgentTurn() {}

  /** Creates a machine in its initial state with the shared configuration. */
  public static StateMachine<AgentTurn, AgentTurnEvent> machine() {
    return new StateMachine<>(AgentTurn.IDLE, CONFIG);
  }
}
