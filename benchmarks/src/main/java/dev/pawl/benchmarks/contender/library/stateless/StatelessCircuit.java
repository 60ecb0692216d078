package dev.pawl.benchmarks.contender.library.stateless;

import com.github.oxo42.stateless4j.StateMachine;
import com.github.oxo42.stateless4j.StateMachineConfig;
import dev.pawl.benchmarks.workload.Circuit;
import dev.pawl.benchmarks.workload.CircuitEvent;

/** A circuit breaker, implemented with stateless4j. */
public final class StatelessCircuit {

  private static final StateMachineConfig<Circuit, CircuitEvent> CONFIG =
      new StateMachineConfig<>();

  static {
    CONFIG
        .configure(Circuit.CLOSED)
        .permitReentry(CircuitEvent.SUCCEEDED)
        .permit(CircuitEvent.TRIPPED, Circuit.OPEN);
    CONFIG.configure(Circuit.OPEN).permit(CircuitEvent.COOLED, Circuit.HALF_OPEN);
    CONFIG
        .configure(Circuit.HALF_OPEN)
        .permit(CircuitEvent.SUCCEEDED, Circuit.CLOSED)
        .permit(CircuitEvent.TRIPPED, Circuit.OPEN);
  }

  private StatelessCircuit() {}

  /** Creates a machine in its initial state with the shared configuration. */
  public static StateMachine<Circuit, CircuitEvent> machine() {
    return new StateMachine<>(Circuit.CLOSED, CONFIG);
  }
}
