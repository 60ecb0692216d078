package dev.pawl.benchmarks.contender.library.stateless;

import com.github.oxo42.stateless4j.StateMachine;
import com.github.oxo42.stateless4j.StateMachineConfig;
import dev.pawl.benchmarks.workload.NestedTurn;
import dev.pawl.benchmarks.workload.NestedTurnEvent;

/** The turns of an agent with composite states, implemented with stateless4j. */
public final class StatelessNestedTurn {

  private static final StateMachineConfig<NestedTurn, NestedTurnEvent> CONFIG =
      new StateMachineConfig<>();

  // composite states have no initial state, so transitions lead directly to leaf states
  static {
    CONFIG.configure(NestedTurn.IDLE).permit(NestedTurnEvent.TASK_CLAIMED, NestedTurn.CLAIMING);
    CONFIG.configure(NestedTurn.ACTIVE).permit(NestedTurnEvent.TASK_FAILED, NestedTurn.FAILED);
    CONFIG
        .configure(NestedTurn.CLAIMING)
        .substateOf(NestedTurn.ACTIVE)
        .permit(NestedTurnEvent.AGENT_SPAWNED, NestedTurn.SPAWNING);
    CONFIG
        .configure(NestedTurn.SPAWNING)
        .substateOf(NestedTurn.ACTIVE)
        .permit(NestedTurnEvent.AGENT_SPAWNED, NestedTurn.RUNNING);
    CONFIG.configure(NestedTurn.WORKING).substateOf(NestedTurn.ACTIVE);
    CONFIG
        .configure(NestedTurn.RUNNING)
        .substateOf(NestedTurn.WORKING)
        .permit(NestedTurnEvent.TOOL_STARTED, NestedTurn.TOOL_USE)
        .permit(NestedTurnEvent.COMPACT_NEEDED, NestedTurn.COMPACTING)
        .permit(NestedTurnEvent.VERIFY_REQUESTED, NestedTurn.VERIFYING);
    CONFIG
        .configure(NestedTurn.TOOL_USE)
        .substateOf(NestedTurn.WORKING)
        .permit(NestedTurnEvent.TOOL_COMPLETED, NestedTurn.RUNNING);
    CONFIG
        .configure(NestedTurn.COMPACTING)
        .substateOf(NestedTurn.WORKING)
        .permit(NestedTurnEvent.VERIFY_REQUESTED, NestedTurn.RUNNING);
    CONFIG
        .configure(NestedTurn.VERIFYING)
        .substateOf(NestedTurn.WORKING)
        .permit(NestedTurnEvent.TASK_COMPLETED, NestedTurn.COMPLETING)
        .permit(NestedTurnEvent.COMPACT_NEEDED, NestedTurn.RUNNING);
    CONFIG.configure(NestedTurn.COMPLETING).permit(NestedTurnEvent.AGENT_REAPED, NestedTurn.REAPED);
    CONFIG.configure(NestedTurn.FAILED).permit(NestedTurnEvent.AGENT_REAPED, NestedTurn.REAPED);
    CONFIG.configure(NestedTurn.REAPED).permit(NestedTurnEvent.TASK_CLAIMED, NestedTurn.CLAIMING);
  }

  private StatelessNestedTurn() {}

  /** Creates a machine in its initial state with the shared configuration. */
  public static StateMachine<NestedTurn, NestedTurnEvent> machine() {
    return new StateMachine<>(NestedTurn.IDLE, CONFIG);
  }
}
