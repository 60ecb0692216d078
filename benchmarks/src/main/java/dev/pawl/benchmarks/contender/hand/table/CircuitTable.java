package dev.pawl.benchmarks.contender.hand.table;

import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.Circuit;
import dev.pawl.benchmarks.workload.CircuitEvent;
import org.jspecify.annotations.Nullable;

/** The circuit breaker as an array of bytes, indexed by the ordinals of states and events. */
final class CircuitTable extends ObservedWalker<Circuit, CircuitEvent> {

  private static final Circuit[] STATES = Circuit.values();
  private static final int EVENTS = 3;

  /** The target of each event, with a row for each state; -1 if the event is illegal. */
  private static final byte[] NEXT = {
    0, 1, -1, // CLOSED
    -1, -1, 2, // OPEN
    0, 1, -1, // HALF_OPEN
  };

  private final CircuitEvent[] events;
  private int state = Circuit.CLOSED.ordinal();

  CircuitTable(CircuitEvent[] events, @Nullable StepObserver<Circuit, CircuitEvent> observer) {
    super(observer);
    this.events = events;
  }

  @Override
  public int walk(int from, int to) {
    int at = state;
    if (observer == null) {
      for (int i = from; i < to; i++) {
        at = next(at, events[i]);
      }
    } else {
      for (int i = from; i < to; i++) {
        int next = next(at, events[i]);
        observer.moved(STATES[at], events[i], STATES[next]);
        at = next;
      }
    }
    state = at;
    return at;
  }

  @Override
  public String configuration() {
    return STATES[state].name();
  }

  private static int next(int from, CircuitEvent event) {
    int next = NEXT[from * EVENTS + event.ordinal()];
    if (next < 0) {
      throw illegal(STATES[from], event);
    }
    return next;
  }
}
