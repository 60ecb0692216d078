package dev.pawl.benchmarks.contender.hand.table;

import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.NestedTurn;
import dev.pawl.benchmarks.workload.NestedTurnEvent;
import org.jspecify.annotations.Nullable;

/** The nested turn as an array of bytes, indexed by the ordinals of states and events. */
final class NestedTurnTable extends ObservedWalker<NestedTurn, NestedTurnEvent> {

  private static final NestedTurn[] STATES = NestedTurn.values();
  private static final int EVENTS = 9;

  /** The target of each event, with a row for each state; -1 if the event is illegal. */
  private static final byte[] NEXT = {
    2, -1, -1, -1, -1, -1, -1, -1, -1, // IDLE
    -1, -1, -1, -1, -1, -1, -1, -1, -1, // ACTIVE
    -1, 10, 3, -1, -1, -1, -1, -1, -1, // CLAIMING
    -1, 10, 5, -1, -1, -1, -1, -1, -1, // SPAWNING
    -1, -1, -1, -1, -1, -1, -1, -1, -1, // WORKING
    -1, 10, -1, 6, 7, 8, -1, -1, -1, // RUNNING
    -1, 10, -1, -1, -1, -1, 5, -1, -1, // TOOL_USE
    -1, 10, -1, -1, -1, 5, -1, -1, -1, // COMPACTING
    -1, 10, -1, -1, 5, -1, -1, 9, -1, // VERIFYING
    -1, -1, -1, -1, -1, -1, -1, -1, 11, // COMPLETING
    -1, -1, -1, -1, -1, -1, -1, -1, 11, // FAILED
    2, -1, -1, -1, -1, -1, -1, -1, -1, // REAPED
  };

  private final NestedTurnEvent[] events;
  private int state = NestedTurn.IDLE.ordinal();

  NestedTurnTable(
      NestedTurnEvent[] events, @Nullable StepObserver<NestedTurn, NestedTurnEvent> observer) {
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

  private static int next(int from, NestedTurnEvent event) {
    int next = NEXT[from * EVENTS + event.ordinal()];
    if (next < 0) {
      throw illegal(STATES[from], event);
    }
    return next;
  }
}
