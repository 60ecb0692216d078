package dev.pawl.benchmarks.contender.library.cola;

import com.alibaba.cola.statemachine.Action;
import com.alibaba.cola.statemachine.StateMachine;
import com.alibaba.cola.statemachine.builder.StateMachineBuilder;
import com.alibaba.cola.statemachine.builder.StateMachineBuilderFactory;
import dev.pawl.benchmarks.contender.library.MoveListener;
import dev.pawl.benchmarks.workload.AgentTurn;
import dev.pawl.benchmarks.workload.AgentTurnEvent;

/** The turns of an agent, implemented with COLA. */
public final class ColaAgentTurn {

  private ColaAgentTurn() {}

  /** Returns the machine. It is stateless and shared by all instances. */
  public static StateMachine<AgentTurn, AgentTurnEvent, MoveListener<AgentTurn, AgentTurnEvent>>
      machine() {
    return Bare.MACHINE;
  }

  /** Returns the machine whose transitions call the listener that is passed with an event. */
  public static StateMachine<AgentTurn, AgentTurnEvent, MoveListener<AgentTurn, AgentTurnEvent>>
      watched() {
    return ObservedWalker.MACHINE;
  }

  private static StateMachine<AgentTurn, AgentTurnEvent, MoveListener<AgentTurn, AgentTurnEvent>>
      build(
          String id,
          Action<AgentTurn, AgentTurnEvent, MoveListener<AgentTurn, AgentTurnEvent>> action) {
    StateMachineBuilder<AgentTurn, AgentTurnEvent, MoveListener<AgentTurn, AgentTurnEvent>>
        builder = StateMachineBuilderFactory.create();
    builder
        .externalTransition()
        .from(AgentTurn.IDLE)
        .to(AgentTurn.CLAIMING)
        .on(AgentTurnEvent.TASK_CLAIMED)
        .perform(action);
    builder
        .externalTransition()
        .from(AgentTurn.CLAIMING)
        .to(AgentTurn.SPAWNING)
        .on(AgentTurnEvent.AGENT_SPAWNED)
        .perform(action);
    builder
        .externalTransition()
        .from(AgentTurn.CLAIMING)
        .to(AgentTurn.FAILED)
        .on(AgentTurnEvent.TASK_FAILED)
        .perform(action);
    builder
        .externalTransition()
        .from(AgentTurn.SPAWNING)
        .to(AgentTurn.RUNNING)
        .on(AgentTurnEvent.AGENT_SPAWNED)
        .perform(action);
    builder
        .externalTransition()
        .from(AgentTurn.SPAWNING)
        .to(AgentTurn.FAILED)
        .on(AgentTurnEvent.TASK_FAILED)
        .perform(action);
    builder
        .externalTransition()
        .from(AgentTurn.RUNNING)
        .to(AgentTurn.TOOL_USE)
        .on(AgentTurnEvent.TOOL_STARTED)
        .perform(action);
    builder
        .externalTransition()
        .from(AgentTurn.RUNNING)
        .to(AgentTurn.COMPACTING)
        .on(AgentTurnEvent.COMPACT_NEEDED)
        .perform(action);
    builder
        .externalTransition()
        .from(AgentTurn.RUNNING)
        .to(AgentTurn.VERIFYING)
        .on(AgentTurnEvent.VERIFY_REQUESTED)
        .perform(action);
    builder
        .externalTransition()
        .from(AgentTurn.RUNNING)
        .to(AgentTurn.FAILED)
        .on(AgentTurnEvent.TASK_FAILED)
        .perform(action);
    builder
        .externalTransition()
        .from(AgentTurn.TOOL_USE)
        .to(AgentTurn.RUNNING)
        .on(AgentTurnEvent.TOOL_COMPLETED)
        .perform(action);
    builder
        .externalTransition()
        .from(AgentTurn.TOOL_USE)
        .to(AgentTurn.FAILED)
        .on(AgentTurnEvent.TASK_FAILED)
        .perform(action);
    builder
        .externalTransition()
        .from(AgentTurn.COMPACTING)
        .to(AgentTurn.RUNNING)
        .on(AgentTurnEvent.VERIFY_REQUESTED)
        .perform(action);
    builder
        .externalTransition()
        .from(AgentTurn.COMPACTING)
        .to(AgentTurn.FAILED)
        .on(AgentTurnEvent.TASK_FAILED)
        .perform(action);
    builder
        .externalTransition()
        .from(AgentTurn.VERIFYING)
        .to(AgentTurn.COMPLETING)
        .on(AgentTurnEvent.TASK_COMPLETED)
        .perform(action);
    builder
        .externalTransition()
        .from(AgentTurn.VERIFYING)
        .to(AgentTurn.RUNNING)
        .on(AgentTurnEvent.COMPACT_NEEDED)
        .perform(action);
    builder
        .externalTransition()
        .from(AgentTurn.VERIFYING)
        .to(AgentTurn.FAILED)
        .on(AgentTurnEvent.TASK_FAILED)
        .perform(action);
    builder
        .externalTransition()
        .from(AgentTurn.COMPLETING)
        .to(AgentTurn.REAPED)
        .on(AgentTurnEvent.AGENT_REAPED)
        .perform(action);
    builder
        .externalTransition()
        .from(AgentTurn.FAILED)
        .to(AgentTurn.REAPED)
        .on(AgentTurnEvent.AGENT_REAPED)
        .perform(action);
    builder
        .externalTransition()
        .from(AgentTurn.REAPED)
        .to(AgentTurn.CLAIMING)
        .on(AgentTurnEvent.TASK_CLAIMED)
        .perform(action);
    return builder.build(id);
  }

  private static final class Bare {
    static final StateMachine<AgentTurn, AgentTurnEvent, MoveListener<AgentTurn, AgentTurnEvent>>
        MACHINE = build("AgentTurn", (from, to, event, listener) -> {});
  }

  private static final class ObservedWalker {
    static final StateMachine<AgentTurn, AgentTurnEvent, MoveListener<AgentTurn, AgentTurnEvent>>
        MACHINE =
            build(
                "AgentTurn, watched",
                (from, to, event, listener) -> listener.moved(from, to, event));
  }
}
