package dev.pawl.benchmarks.contender.library.spring;

import dev.pawl.benchmarks.workload.NestedTurn;
import dev.pawl.benchmarks.workload.NestedTurnEvent;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.config.StateMachineBuilder;

/** The turns of an agent with composite states, implemented with Spring Statemachine. */
public final class SpringNestedTurn {

  private SpringNestedTurn() {}

  /**
   * Creates a machine and starts it.
   *
   * @throws Exception if the builder fails
   */
  public static StateMachine<NestedTurn, NestedTurnEvent> machine() throws Exception {
    StateMachineBuilder.Builder<NestedTurn, NestedTurnEvent> builder =
        StateMachineBuilder.builder();
    builder
        .configureStates()
        .withStates()
        .initial(NestedTurn.IDLE)
        .state(NestedTurn.ACTIVE)
        .state(NestedTurn.COMPLETING)
        .state(NestedTurn.FAILED)
        .state(NestedTurn.REAPED)
        .and()
        .withStates()
        .parent(NestedTurn.ACTIVE)
        .initial(NestedTurn.CLAIMING)
        .state(NestedTurn.SPAWNING)
        .state(NestedTurn.WORKING)
        .and()
        .withStates()
        .parent(NestedTurn.WORKING)
        .initial(NestedTurn.RUNNING)
        .state(NestedTurn.TOOL_USE)
        .state(NestedTurn.COMPACTING)
        .state(NestedTurn.VERIFYING);
    builder
        .configureTransitions()
        .withExternal()
        .source(NestedTurn.IDLE)
        .target(NestedTurn.ACTIVE)
        .event(NestedTurnEvent.TASK_CLAIMED)
        .and()
        .withExternal()
        .source(NestedTurn.ACTIVE)
        .target(NestedTurn.FAILED)
        .event(NestedTurnEvent.TASK_FAILED)
        .and()
        .withExternal()
        .source(NestedTurn.CLAIMING)
        .target(NestedTurn.SPAWNING)
        .event(NestedTurnEvent.AGENT_SPAWNED)
        .and()
        .withExternal()
        .source(NestedTurn.SPAWNING)
        .target(NestedTurn.WORKING)
        .event(NestedTurnEvent.AGENT_SPAWNED)
        .and()
        .withExternal()
        .source(NestedTurn.RUNNING)
        .target(NestedTurn.TOOL_USE)
        .event(NestedTurnEvent.TOOL_STARTED)
        .and()
        .withExternal()
        .source(NestedTurn.RUNNING)
        .target(NestedTurn.COMPACTING)
        .event(NestedTurnEvent.COMPACT_NEEDED)
        .and()
        .withExternal()
        .source(NestedTurn.RUNNING)
        .target(NestedTurn.VERIFYING)
        .event(NestedTurnEvent.VERIFY_REQUESTED)
        .and()
        .withExternal()
        .source(NestedTurn.TOOL_USE)
        .target(NestedTurn.RUNNING)
        .event(NestedTurnEvent.TOOL_COMPLETED)
        .and()
        .withExternal()
        .source(NestedTurn.COMPACTING)
        .target(NestedTurn.RUNNING)
        .event(NestedTurnEvent.VERIFY_REQUESTED)
        .and()
        .withExternal()
        .source(NestedTurn.VERIFYING)
        .target(NestedTurn.COMPLETING)
        .event(NestedTurnEvent.TASK_COMPLETED)
        .and()
        .withExternal()
        .source(NestedTurn.VERIFYING)
        .target(NestedTurn.RUNNING)
        .event(NestedTurnEvent.COMPACT_NEEDED)
        .and()
        .withExternal()
        .source(NestedTurn.COMPLETING)
        .target(NestedTurn.REAPED)
        .event(NestedTurnEvent.AGENT_REAPED)
        .and()
        .withExternal()
        .source(NestedTurn.FAILED)
        .target(NestedTurn.REAPED)
        .event(NestedTurnEvent.AGENT_REAPED)
        .and()
        .withExternal()
        .source(NestedTurn.REAPED)
        .target(NestedTurn.ACTIVE)
        .event(NestedTurnEvent.TASK_CLAIMED);
    StateMachine<NestedTurn, NestedTurnEvent> machine = builder.build();
    machine.startReactively().block();
    return machine;
  }
}
