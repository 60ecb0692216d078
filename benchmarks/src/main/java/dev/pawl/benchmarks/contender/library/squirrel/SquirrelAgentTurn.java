package dev.pawl.benchmarks.contender.library.squirrel;

import dev.pawl.benchmarks.workload.AgentTurn;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import org.squirrelframework.foundation.fsm.StateMachineBuilder;
import org.squirrelframework.foundation.fsm.StateMachineBuilderFactory;

/** The turns of an agent, implemented with squirrel. */
public final class SquirrelAgentTurn
    extends ObservedMachine<SquirrelAgentTurn, AgentTurn, AgentTurnEvent, Void> {

  private static final StateMachineBuilder<SquirrelAgentTurn, AgentTurn, AgentTurnEvent, Void>
      BUILDER =
          StateMachineBuilderFactory.create(
              SquirrelAgentTurn.class, AgentTurn.class, AgentTurnEvent.class, Void.class);

  static {
    BUILDER
        .externalTransition()
        .from(AgentTurn.IDLE)
        .to(AgentTurn.CLAIMING)
        .on(AgentTurnEvent.TASK_CLAIMED);
    BUILDER
        .externalTransition()
        .from(AgentTurn.CLAIMING)
        .to(AgentTurn.SPAWNING)
        .on(AgentTurnEvent.AGENT_SPAWNED);
    BUILDER
        .externalTransition()
        .from(AgentTurn.CLAIMING)
        .to(AgentTurn.FAILED)
        .on(AgentTurnEvent.TASK_FAILED);
    BUILDER
        .externalTransition()
        .from(AgentTurn.SPAWNING)
        .to(AgentTurn.RUNNING)
        .on(AgentTurnEvent.AGENT_SPAWNED);
    BUILDER
        .externalTransition()
        .from(AgentTurn.SPAWNING)
        .to(AgentTurn.FAILED)
        .on(AgentTurnEvent.TASK_FAILED);
    BUILDER
        .externalTransition()
        .from(AgentTurn.RUNNING)
        .to(AgentTurn.TOOL_USE)
        .on(AgentTurnEvent.TOOL_STARTED);
    BUILDER
        .externalTransition()
        .from(AgentTurn.RUNNING)
        .to(AgentTurn.COMPACTING)
        .on(AgentTurnEvent.COMPACT_NEEDED);
    BUILDER
        .externalTransition()
        .from(AgentTurn.RUNNING)
        .to(AgentTurn.VERIFYING)
        .on(AgentTurnEvent.VERIFY_REQUESTED);
    BUILDER
        .externalTransition()
        .from(AgentTurn.RUNNING)
        .to(AgentTurn.FAILED)
        .on(AgentTurnEvent.TASK_FAILED);
    BUILDER
        .externalTransition()
        .from(AgentTurn.TOOL_USE)
        .to(AgentTurn.RUNNING)
        .on(AgentTurnEvent.TOOL_COMPLETED);
    BUILDER
        .externalTransition()
        .from(AgentTurn.TOOL_USE)
        .to(AgentTurn.FAILED)
        .on(AgentTurnEvent.TASK_FAILED);
    BUILDER
        .externalTransition()
        .from(AgentTurn.COMPACTING)
        .to(AgentTurn.RUNNING)
        .on(AgentTurnEvent.VERIFY_REQUESTED);
    BUILDER
        .externalTransition()
        .from(AgentTurn.COMPACTING)
        .to(AgentTurn.FAILED)
        .on(AgentTurnEvent.TASK_FAILED);
    BUILDER
        .externalTransition()
        .from(AgentTurn.VERIFYING)
        .to(AgentTurn.COMPLETING)
        .on(AgentTurnEvent.TASK_COMPLETED);
    BUILDER
        .externalTransition()
        .from(AgentTurn.VERIFYING)
        .to(AgentTurn.RUNNING)
        .on(AgentTurnEvent.COMPACT_NEEDED);
    BUILDER
        .externalTransition()
        .from(AgentTurn.VERIFYING)
        .to(AgentTurn.FAILED)
        .on(AgentTurnEvent.TASK_FAILED);
    BUILDER
        .externalTransition()
        .from(AgentTurn.COMPLETING)
        .to(AgentTurn.REAPED)
        .on(AgentTurnEvent.AGENT_REAPED);
    BUILDER
        .externalTransition()
        .from(AgentTurn.FAILED)
        .to(AgentTurn.REAPED)
        .on(AgentTurnEvent.AGENT_REAPED);
    BUILDER
        .externalTransition()
        .from(AgentTurn.REAPED)
        .to(AgentTurn.CLAIMING)
        .on(AgentTurnEvent.TASK_CLAIMED);
  }

  /** Creates the machine; called by the builder. */
  public SquirrelAgentTurn() {}

  /** Creates a machine in its initial state with the shared builder. */
  public static SquirrelAgentTurn machine() {
    return BUILDER.newStateMachine(AgentTurn.IDLE);
  }
}
