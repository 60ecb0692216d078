package dev.pawl.benchmarks.contender.hand.record;

import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.CircuitEvent;
import org.jspecify.annotations.Nullable;

/** The circuit breaker as a record per state, with a common sealed interface. */
final class CircuitRecords extends ObservedWalker<CircuitRecords.State, CircuitEvent> {

  private final CircuitEvent[] events;
  private State state = new Closed();

  CircuitRecords(CircuitEvent[] events, @Nullable StepObserver<State, CircuitEvent> observer) {
    super(observer);
    this.events = events;
  }

  @Override
  public int walk(int from, int to) {
    State at = state;
    if (observer == null) {
      for (int i = from; i < to; i++) {
        at = at.next(events[i]);
      }
    } else {
      for (int i = from; i < to; i++) {
        State next = at.next(events[i]);
        observer.moved(at, events[i], next);
        at = next;
      }
    }
    state = at;
    return at.hashCode();
  }

  @Override
  public String configuration() {
    return Names.of(state);
  }

  /** A state. Each record implements the transitions from its state. */
  sealed interface State {

    /** Returns the state after an event. */
    State next(CircuitEvent event);
  }

  private record Closed() implements State {
    @Override
    public State next(CircuitEvent event) {
      return switch (event) {
        case SUCCEEDED -> new Closed();
        case TRIPPED -> new Open();
        default -> throw illegal(this, event);
      };
    }
  }

  private record Open() implements State {
    @Override
    public State next(CircuitEvent event) {
      return switch (event) {
        case COOLED -> new HalfOpen();
        default -> throw illegal(this, event);
      };
    }
  }

  private record HalfOpen() implements State {
    @Override
    public State next(CircuitEvent event) {
      return switch (event) {
        case SUCCEEDED -> new Closed();
        case TRIPPED -> new Open();
        default -> throw illegal(this, event);
      };
    }
  }
}
