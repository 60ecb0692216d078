package dev.pawl.benchmarks.contender.library.spring;

import dev.pawl.benchmarks.workload.AgentTurn;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import java.util.EnumSet;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.config.StateMachineBuilder;

/** The turns of an agent, implemented with Spring Statemachine. */
public final class SpringAgentTurn {

  private SpringAgentTurn() {}

  /**
   * Creates a machine and starts it.
   *
   * @throws Exception if the builder fails
   */
  public static StateMachine<AgentTurn, AgentTurnEvent> machine() throws Exception {
    StateMachineBuilder.Builder<AgentTurn, AgentTurnEvent> builder = StateMachineBuilder.builder();
    builder
        .configureStates()
        .withStates()
        .initial(AgentTurn.IDLE)
        .states(EnumSet.allOf(AgentTurn.class));
    builder
        .configureTransitions()
        .withExternal()
        .source(AgentTurn.IDLE)
        .target(AgentTurn.CLAIMING)
        .event(AgentTurnEvent.TASK_CLAIMED)
        .and()
        .withExternal()
        .source(AgentTurn.CLAIMING)
        .target(AgentTurn.SPAWNING)
        .event(AgentTurnEvent.AGENT_SPAWNED)
        .and()
        .withExternal()
        .source(AgentTurn.CLAIMING)
        .target(AgentTurn.FAILED)
        .event(AgentTurnEvent.TASK_FAILED)
        .and()
        .withExternal()
        .source(AgentTurn.SPAWNING)
        .target(AgentTurn.RUNNING)
        .event(AgentTurnEvent.AGENT_SPAWNED)
        .and()
        .withExternal()
        .source(AgentTurn.SPAWNING)
        .target(AgentTurn.FAILED)
        .event(AgentTurnEvent.TASK_FAILED)
        .and()
        .withExternal()
        .source(AgentTurn.RUNNING)
        .target(AgentTurn.TOOL_USE)
        .event(AgentTurnEvent.TOOL_STARTED)
        .and()
        .withExternal()
        .source(AgentTurn.RUNNING)
        .target(AgentTurn.COMPACTING)
        .event(AgentTurnEvent.COMPACT_NEEDED)
        .and()
        .withExternal()
        .source(AgentTurn.RUNNING)
        .target(AgentTurn.VERIFYING)
        .event(AgentTurnEvent.VERIFY_REQUESTED)
        .and()
        .withExternal()
        .source(AgentTurn.RUNNING)
        .target(AgentTurn.FAILED)
        .event(AgentTurnEvent.TASK_FAILED)
        .and()
        .withExternal()
        .source(AgentTurn.TOOL_USE)
        .target(AgentTurn.RUNNING)
        .event(AgentTurnEvent.TOOL_COMPLETED)
        .and()
        .withExternal()
        .source(AgentTurn.TOOL_USE)
        .target(AgentTurn.FAILED)
        .event(AgentTurnEvent.TASK_FAILED)
        .and()
        .withExternal()
        .source(AgentTurn.COMPACTING)
        .target(AgentTurn.RUNNING)
        .event(AgentTurnEvent.VERIFY_REQUESTED)
        .and()
        .withExternal()
        .source(AgentTurn.COMPACTING)
        .target(AgentTurn.FAILED)
        .event(AgentTurnEvent.TASK_FAILED)
        .and()
        .withExternal()
        .source(AgentTurn.VERIFYING)
        .target(AgentTurn.COMPLETING)
        .event(AgentTurnEvent.TASK_COMPLETED)
        .and()
        .withExternal()
        .source(AgentTurn.VERIFYING)
        .target(AgentTurn.RUNNING)
        .event(AgentTurnEvent.COMPACT_NEEDED)
        .and()
        .withExternal()
        .source(AgentTurn.VERIFYING)
        .target(AgentTurn.FAILED)
        .event(AgentTurnEvent.TASK_FAILED)
        .and()
        .withExternal()
        .source(AgentTurn.COMPLETING)
        .target(AgentTurn.REAPED)
        .event(AgentTurnEvent.AGENT_REAPED)
        .and()
        .withExternal()
        .source(AgentTurn.FAILED)
        .target(AgentTurn.REAPED)
        .event(AgentTurnEvent.AGENT_REAPED)
        .and()
        .withExternal()
        .source(AgentTurn.REAPED)
        .target(AgentTurn.CLAIMING)
        .event(AgentTurnEvent.TASK_CLAIMED);
    StateMachine<AgentTurn, AgentTurnEvent> machine = builder.build();
    machine.startReactively().block();
    return machine;
  }
}
