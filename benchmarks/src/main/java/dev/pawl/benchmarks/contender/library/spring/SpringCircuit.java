package dev.pawl.benchmarks.contender.library.spring;

import dev.pawl.benchmarks.workload.Circuit;
import dev.pawl.benchmarks.workload.CircuitEvent;
import java.util.EnumSet;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.config.StateMachineBuilder;

/** A circuit breaker, implemented with Spring Statemachine. */
public final class SpringCircuit {

  private SpringCircuit() {}

  /**
   * Creates a machine and starts it.
   *
   * @throws Exception if the builder fails
   */
  public static StateMachine<Circuit, CircuitEvent> machine() throws Exception {
    StateMachineBuilder.Builder<Circuit, CircuitEvent> builder = StateMachineBuilder.builder();
    builder
        .configureStates()
        .withStates()
        .initial(Circuit.CLOSED)
        .states(EnumSet.allOf(Circuit.class));
    builder
        .configureTransitions()
        .withExternal()
        .source(Circuit.CLOSED)
        .target(Circuit.CLOSED)
        .event(CircuitEvent.SUCCEEDED)
        .and()
        .withExternal()
        .source(Circuit.CLOSED)
        .target(Circuit.OPEN)
        .event(CircuitEvent.TRIPPED)
        .and()
        .withExternal()
        .source(Circuit.OPEN)
        .target(Circuit.HALF_OPEN)
        .event(CircuitEvent.COOLED)
        .and()
        .withExternal()
        .source(Circuit.HALF_OPEN)
        .target(Circuit.CLOSED)
        .event(CircuitEvent.SUCCEEDED)
        .and()
        .withExternal()
        .source(Circuit.HALF_OPEN)
        .target(Circuit.OPEN)
        .event(CircuitEvent.TRIPPED);
    StateMachine<Circuit, CircuitEvent> machine = builder.build();
    machine.startReactively().block();
    return machine;
  }
}
