package dev.pawl.benchmarks.contender.library.cola;

import com.alibaba.cola.statemachine.Action;
import com.alibaba.cola.statemachine.StateMachine;
import com.alibaba.cola.statemachine.builder.StateMachineBuilder;
import com.alibaba.cola.statemachine.builder.StateMachineBuilderFactory;
import dev.pawl.benchmarks.contender.library.MoveListener;
import dev.pawl.benchmarks.workload.Circuit;
import dev.pawl.benchmarks.workload.CircuitEvent;

/** A circuit breaker, implemented with COLA. */
public final class ColaCircuit {

  private ColaCircuit() {}

  /** Returns the machine. It is stateless and shared by all instances. */
  public static StateMachine<Circuit, CircuitEvent, MoveListener<Circuit, CircuitEvent>> machine() {
    return Bare.MACHINE;
  }

  /** Returns the machine whose transitions call the listener that is passed with an event. */
  public static StateMachine<Circuit, CircuitEvent, MoveListener<Circuit, CircuitEvent>> watched() {
    return ObservedWalker.MACHINE;
  }

  private static StateMachine<Circuit, CircuitEvent, MoveListener<Circuit, CircuitEvent>> build(
      String id, Action<Circuit, CircuitEvent, MoveListener<Circuit, CircuitEvent>> action) {
    StateMachineBuilder<Circuit, CircuitEvent, MoveListener<Circuit, CircuitEvent>> builder =
        StateMachineBuilderFactory.create();
    builder
        .externalTransition()
        .from(Circuit.CLOSED)
        .to(Circuit.CLOSED)
        .on(CircuitEvent.SUCCEEDED)
        .perform(action);
    builder
        .externalTransition()
        .from(Circuit.CLOSED)
        .to(Circuit.OPEN)
        .on(CircuitEvent.TRIPPED)
        .perform(action);
    builder
        .externalTransition()
        .from(Circuit.OPEN)
        .to(Circuit.HALF_OPEN)
        .on(CircuitEvent.COOLED)
        .perform(action);
    builder
        .externalTransition()
        .from(Circuit.HALF_OPEN)
        .to(Circuit.CLOSED)
        .on(CircuitEvent.SUCCEEDED)
        .perform(action);
    builder
        .externalTransition()
        .from(Circuit.HALF_OPEN)
        .to(Circuit.OPEN)
        .on(CircuitEvent.TRIPPED)
        .perform(action);
    return builder.build(id);
  }

  private static final class Bare {
    static final StateMachine<Circuit, CircuitEvent, MoveListener<Circuit, CircuitEvent>> MACHINE =
        build("Circuit", (from, to, event, listener) -> {});
  }

  private static final class ObservedWalker {
    static final StateMachine<Circuit, CircuitEvent, MoveListener<Circuit, CircuitEvent>> MACHINE =
        build("Circuit, watched", (from, to, event, listener) -> listener.moved(from, to, event));
  }
}
