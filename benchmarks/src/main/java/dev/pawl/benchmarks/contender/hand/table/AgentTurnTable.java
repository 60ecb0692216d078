package dev.pawl.benchmarks.contender.hand.table;

import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.AgentTurn;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import org.jspecify.annotations.Nullable;

/** The agent turn as an array of bytes, indexed by the ordinals of states and events. */
final class AgentTurnTable extends ObservedWalker<AgentTurn, AgentTurnEvent> {

  private static final AgentTurn[] STATES = AgentTurn.values();
  private static final int EVENTS = 9;

  /** The target of each event, with a row for each state; -1 if the event is illegal. */
  private static final byte[] NEXT = {
    1, -1, -1, -1, -1, -1, -1, -1, -1, // IDLE
    -1, 2, 8, -1, -1, -1, -1, -1, -1, // CLAIMING
    -1, 3, 8, -1, -1, -1, -1, -1, -1, // SPAWNING
    -1, -1, 8, 4, 5, 6, -1, -1, -1, // RUNNING
    -1, -1, 8, -1, -1, -1, 3, -1, -1, // TOOL_USE
    -1, -1, 8, -1, -1, 3, -1, -1, -1, // COMPACTING
    -1, -1, 8, -1, 3, -1, -1, 7, -1, // VERIFYING
    -1, -1, -1, -1, -1, -1, -1, -1, 9, // COMPLETING
    -1, -1, -1, -1, -1, -1, -1, -1, 9, // FAILED
    1, -1, -1, -1, -1, -1, -1, -1, -1, // REAPED
  };

  private final AgentTurnEvent[] events;
  private int state = AgentTurn.IDLE.ordinal();

  AgentTurnTable(
      AgentTurnEvent[] events, @Nullable StepObserver<AgentTurn, AgentTurnEvent> observer) {
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

  private static int next(int from, AgentTurnEvent event) {
    int next = NEXT[from * EVENTS + event.ordinal()];
    if (next < 0) {
      throw illegal(STATES[from], event);
    }
    return next;
  }
}
