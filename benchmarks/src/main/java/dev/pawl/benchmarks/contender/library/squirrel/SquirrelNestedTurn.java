package dev.pawl.benchmarks.contender.library.squirrel;

import dev.pawl.benchmarks.workload.NestedTurn;
import dev.pawl.benchmarks.workload.NestedTurnEvent;
import org.squirrelframework.foundation.fsm.StateMachineBuilder;
import org.squirrelframework.foundation.fsm.StateMachineBuilderFactory;

/** The turns of an agent with composite states, implemented with squirrel. */
public final class SquirrelNestedTurn
    extends ObservedMachine<SquirrelNestedTurn, NestedTurn, NestedTurnEvent, Void> {

  private static final StateMachineBuilder<SquirrelNestedTurn, NestedTurn, NestedTurnEvent, Void>
      BUILDER =
          StateMachineBuilderFactory.create(
              SquirrelNestedTurn.class, NestedTurn.class, NestedTurnEvent.class, Void.class);

  static {
    // the first state is the initial one
    BUILDER.defineSequentialStatesOn(
        NestedTurn.ACTIVE, NestedTurn.CLAIMING, NestedTurn.SPAWNING, NestedTurn.WORKING);
    BUILDER.defineSequentialStatesOn(
        NestedTurn.WORKING,
        NestedTurn.RUNNING,
        NestedTurn.TOOL_USE,
        NestedTurn.COMPACTING,
        NestedTurn.VERIFYING);
    BUILDER
        .externalTransition()
        .from(NestedTurn.IDLE)
        .to(NestedTurn.ACTIVE)
        .on(NestedTurnEvent.TASK_CLAIMED);
    BUILDER
        .externalTransition()
        .from(NestedTurn.ACTIVE)
        .to(NestedTurn.FAILED)
        .on(NestedTurnEvent.TASK_FAILED);
    BUILDER
        .externalTransition()
        .from(NestedTurn.CLAIMING)
        .to(NestedTurn.SPAWNING)
        .on(NestedTurnEvent.AGENT_SPAWNED);
    BUILDER
        .externalTransition()
        .from(NestedTurn.SPAWNING)
        .to(NestedTurn.WORKING)
        .on(NestedTurnEvent.AGENT_SPAWNED);
    BUILDER
        .externalTransition()
        .from(NestedTurn.RUNNING)
        .to(NestedTurn.TOOL_USE)
        .on(NestedTurnEvent.TOOL_STARTED);
    BUILDER
        .externalTransition()
        .from(NestedTurn.RUNNING)
        .to(NestedTurn.COMPACTING)
        .on(NestedTurnEvent.COMPACT_NEEDED);
    BUILDER
        .externalTransition()
        .from(NestedTurn.RUNNING)
        .to(NestedTurn.VERIFYING)
        .on(NestedTurnEvent.VERIFY_REQUESTED);
    BUILDER
        .externalTransition()
        .from(NestedTurn.TOOL_USE)
        .to(NestedTurn.RUNNING)
        .on(NestedTurnEvent.TOOL_COMPLETED);
    BUILDER
        .externalTransition()
        .from(NestedTurn.COMPACTING)
        .to(NestedTurn.RUNNING)
        .on(NestedTurnEvent.VERIFY_REQUESTED);
    BUILDER
        .externalTransition()
        .from(NestedTurn.VERIFYING)
        .to(NestedTurn.COMPLETING)
        .on(NestedTurnEvent.TASK_COMPLETED);
    BUILDER
        .externalTransition()
        .from(NestedTurn.VERIFYING)
        .to(NestedTurn.RUNNING)
        .on(NestedTurnEvent.COMPACT_NEEDED);
    BUILDER
        .externalTransition()
        .from(NestedTurn.COMPLETING)
        .to(NestedTurn.REAPED)
        .on(NestedTurnEvent.AGENT_REAPED);
    BUILDER
        .externalTransition()
        .from(NestedTurn.FAILED)
        .to(NestedTurn.REAPED)
        .on(NestedTurnEvent.AGENT_REAPED);
    BUILDER
        .externalTransition()
        .from(NestedTurn.REAPED)
        .to(NestedTurn.ACTIVE)
        .on(NestedTurnEvent.TASK_CLAIMED);
  }

  /** Creates the machine; called by the builder. */
  public SquirrelNestedTurn() {}

  /** Creates a machine in its initial state with the shared builder. */
  public static SquirrelNestedTurn machine() {
    return BUILDER.newStateMachine(NestedTurn.IDLE);
  }
}
