package dev.pawl.benchmarks.contender.hand.table;

import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.AgentLoop;
import dev.pawl.benchmarks.workload.AgentLoop.Budget;
import dev.pawl.benchmarks.workload.AgentLoopEvent;
import org.jspecify.annotations.Nullable;

/** The guarded loop as an array of bytes. Additional codes mean transitions with guards. */
final class AgentLoopTable extends ObservedWalker<AgentLoop, AgentLoopEvent> {

  private static final AgentLoop[] STATES = AgentLoop.values();
  private static final int EVENTS = 6;

  private static final byte IDLE = 0;
  private static final byte PLANNING = 1;
  private static final byte ACTING = 2;
  private static final byte VERIFYING = 3;
  private static final byte GIVEN_UP = 4;
  private static final byte BEGIN = 5;
  private static final byte CALL = 6;
  private static final byte AGAIN = 7;
  private static final byte ILLEGAL = -1;

  /** The target of each event, with a row for each state, or the code of a guard. */
  private static final byte[] NEXT = {
    BEGIN, -1, -1, -1, -1, -1, // IDLE
    -1, ACTING, -1, -1, -1, -1, // PLANNING
    -1, -1, CALL, AGAIN, -1, -1, // ACTING
    -1, -1, -1, -1, IDLE, AGAIN, // VERIFYING
    BEGIN, -1, -1, -1, -1, -1, // GIVEN_UP
  };

  private final AgentLoopEvent[] events;
  private int state = AgentLoop.IDLE.ordinal();
  private Budget budget = Budget.NONE;

  AgentLoopTable(
      AgentLoopEvent[] events, @Nullable StepObserver<AgentLoop, AgentLoopEvent> observer) {
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

  private int next(int from, AgentLoopEvent event) {
    int code = NEXT[from * EVENTS + event.ordinal()];
    return switch (code) {
      case BEGIN -> {
        budget = Budget.NONE;
        yield PLANNING;
      }
      case CALL -> {
        if (budget.hasCalls()) {
          budget = budget.spent();
          yield ACTING;
        }
        yield VERIFYING;
      }
      case AGAIN -> {
        if (budget.hasRetries()) {
          budget = budget.retried();
          yield PLANNING;
        }
        yield GIVEN_UP;
      }
      case ILLEGAL -> throw illegal(STATES[from], event);
      default -> code;
    };
  }
}
