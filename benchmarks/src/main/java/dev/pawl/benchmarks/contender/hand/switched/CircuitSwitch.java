package dev.pawl.benchmarks.contender.hand.switched;

import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.Circuit;
import dev.pawl.benchmarks.workload.CircuitEvent;
import org.jspecify.annotations.Nullable;

/** The circuit breaker as nested switches. */
final class CircuitSwitch extends ObservedWalker<Circuit, CircuitEvent> {

  private final CircuitEvent[] events;
  private Circuit state = Circuit.CLOSED;

  CircuitSwitch(CircuitEvent[] events, @Nullable StepObserver<Circuit, CircuitEvent> observer) {
    super(observer);
    this.events = events;
  }

  @Override
  public int walk(int from, int to) {
    Circuit at = state;
    if (observer == null) {
      for (int i = from; i < to; i++) {
        at = next(at, events[i]);
      }
    } else {
      for (int i = from; i < to; i++) {
        Circuit next = next(at, events[i]);
        observer.moved(at, events[i], next);
        at = next;
      }
    }
    state = at;
    return at.ordinal();
  }

  @Override
  public String configuration() {
    return state.name();
  }

  /** Returns the state after an event. */
  static Circuit next(Circuit from, CircuitEvent event) {
    return switch (from) {
      case CLOSED, HALF_OPEN ->
          switch (event) {
            case SUCCEEDED -> Circuit.CLOSED;
            case TRIPPED -> Circuit.OPEN;
            default -> throw illegal(from, event);
          };
      case OPEN ->
          switch (event) {
            case COOLED -> Circuit.HALF_OPEN;
            default -> throw illegal(from, event);
          };
    };
  }
}
