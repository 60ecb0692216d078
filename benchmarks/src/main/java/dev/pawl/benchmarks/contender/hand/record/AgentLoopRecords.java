package dev.pawl.benchmarks.contender.hand.record;

import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.AgentLoop.Budget;
import dev.pawl.benchmarks.workload.AgentLoopEvent;
import org.jspecify.annotations.Nullable;

/**
 * The guarded loop as a record per state, with a common sealed interface. Each record contains the
 * budget.
 */
final class AgentLoopRecords extends ObservedWalker<AgentLoopRecords.State, AgentLoopEvent> {

  private final AgentLoopEvent[] events;
  private State state = new Idle(Budget.NONE);

  AgentLoopRecords(
      AgentLoopEvent[] events, @Nullable StepObserver<State, AgentLoopEvent> observer) {
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

  /** A state, which contains the budget. */
  sealed interface State {

    /** Returns the state after an event. */
    State next(AgentLoopEvent event);
  }

  private record Idle(Budget budget) implements State {
    @Override
    public State next(AgentLoopEvent event) {
      return switch (event) {
        case TASK -> new Planning(Budget.NONE);
        default -> throw illegal(this, event);
      };
    }
  }

  private record Planning(Budget budget) implements State {
    @Override
    public State next(AgentLoopEvent event) {
      return switch (event) {
        case PLANNED -> new Acting(budget);
        default -> throw illegal(this, event);
      };
    }
  }

  private record Acting(Budget budget) implements State {
    @Override
    public State next(AgentLoopEvent event) {
      return switch (event) {
        case CALLED -> budget.hasCalls() ? new Acting(budget.spent()) : new Verifying(budget);
        case FAILED -> again(budget);
        default -> throw illegal(this, event);
      };
    }
  }

  private record Verifying(Budget budget) implements State {
    @Override
    public State next(AgentLoopEvent event) {
      return switch (event) {
        case PASSED -> new Idle(budget);
        case REJECTED -> again(budget);
        default -> throw illegal(this, event);
      };
    }
  }

  private record GivenUp(Budget budget) implements State {
    @Override
    public State next(AgentLoopEvent event) {
      return switch (event) {
        case TASK -> new Planning(Budget.NONE);
        default -> throw illegal(this, event);
      };
    }
  }

  private static State again(Budget budget) {
    return budget.hasRetries() ? new Planning(budget.retried()) : new GivenUp(budget);
  }
}
