package dev.pawl.benchmarks.contender.pawl.phase;

import dev.pawl.benchmarks.workload.CircuitEvent;
import dev.pawl.benchmarks.workload.CircuitPhase;
import dev.pawl.benchmarks.workload.Walker;

/** The circuit breaker implemented with typed phases. */
final class CircuitPhases implements Walker {

  private final CircuitEvent[] events;
  private CircuitPhase phase = CircuitPhase.closed();

  CircuitPhases(CircuitEvent[] events) {
    this.events = events;
  }

  @Override
  public int walk(int from, int to) {
    CircuitPhase at = phase;
    for (int i = from; i < to; i++) {
      at = next(at, events[i]);
    }
    phase = at;
    return at.state().ordinal();
  }

  @Override
  public String configuration() {
    return phase.state().name();
  }

  /** Returns the phase after an event. Shows the code that users need if the event is a value. */
  static CircuitPhase next(CircuitPhase from, CircuitEvent event) {
    if (from instanceof CircuitPhase.Closed closed) {
      return switch (event) {
        case SUCCEEDED -> closed.succeeded();
        case TRIPPED -> closed.tripped();
        default -> throw illegal(from, event);
      };
    }
    if (from instanceof CircuitPhase.Open open) {
      return switch (event) {
        case COOLED -> open.cooled();
        default -> throw illegal(from, event);
      };
    }
    if (from instanceof CircuitPhase.HalfOpen halfOpen) {
      return switch (event) {
        case SUCCEEDED -> halfOpen.succeeded();
        case TRIPPED -> halfOpen.tripped();
        default -> throw illegal(from, event);
      };
    }
    throw new AssertionError(from);
  }

  private static IllegalStateException illegal(CircuitPhase phase, CircuitEvent event) {
    return new IllegalStateException(event + " in " + phase.state());
  }
}
