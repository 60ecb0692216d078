package dev.pawl.benchmarks.contender.library.squirrel;

import dev.pawl.benchmarks.workload.Circuit;
import dev.pawl.benchmarks.workload.CircuitEvent;
import org.squirrelframework.foundation.fsm.StateMachineBuilder;
import org.squirrelframework.foundation.fsm.StateMachineBuilderFactory;

/** A circuit breaker, implemented with squirrel. */
public final class SquirrelCircuit
    extends ObservedMachine<SquirrelCircuit, Circuit, CircuitEvent, Void> {

  private static final StateMachineBuilder<SquirrelCircuit, Circuit, CircuitEvent, Void> BUILDER =
      StateMachineBuilderFactory.create(
          SquirrelCircuit.class, Circuit.class, CircuitEvent.class, Void.class);

  static {
    BUILDER.externalTransition().from(Circuit.CLOSED).to(Circuit.CLOSED).on(CircuitEvent.SUCCEEDED);
    BUILDER.externalTransition().from(Circuit.CLOSED).to(Circuit.OPEN).on(CircuitEvent.TRIPPED);
    BUILDER.externalTransition().from(Circuit.OPEN).to(Circuit.HALF_OPEN).on(CircuitEvent.COOLED);
    BUILDER
        .externalTransition()
        .from(Circuit.HALF_OPEN)
        .to(Circuit.CLOSED)
        .on(CircuitEvent.SUCCEEDED);
    BUILDER.externalTransition().from(Circuit.HALF_OPEN).to(Circuit.OPEN).on(CircuitEvent.TRIPPED);
  }

  /** Creates the machine; called by the builder. */
  public SquirrelCircuit() {}

  /** Creates a machine in its initial state with the shared builder. */
  public static SquirrelCircuit machine() {
    return BUILDER.newStateMachine(Circuit.CLOSED);
  }
}
