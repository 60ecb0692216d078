package dev.pawl.benchmarks.contender.hand.switched;

import dev.pawl.benchmarks.contender.ObservedWalker;
import dev.pawl.benchmarks.contender.StepObserver;
import dev.pawl.benchmarks.workload.AgentLoop;
import dev.pawl.benchmarks.workload.AgentLoop.Budget;
import dev.pawl.benchmarks.workload.AgentLoopEvent;
import org.jspecify.annotations.Nullable;

/** The guarded loop as nested switches, with the budget in a separate field. */
final class AgentLoopSwitch extends ObservedWalker<AgentLoop, AgentLoopEvent> {

  private final AgentLoopEvent[] events;
  private AgentLoop state = AgentLoop.IDLE;
  private Budget budget = Budget.NONE;

  AgentLoopSwitch(
      AgentLoopEvent[] events, @Nullable StepObserver<AgentLoop, AgentLoopEvent> observer) {
    super(observer);
    this.events = events;
  }

  @Override
  public int walk(int from, int to) {
    if (observer == null) {
      for (int i = from; i < to; i++) {
        fire(events[i]);
      }
    } else {
      for (int i = from; i < to; i++) {
        AgentLoop left = state;
        fire(events[i]);
        observer.moved(left, events[i], state);
      }
    }
    return state.ordinal();
  }

  @Override
  public String configuration() {
    return state.name();
  }

  private void fire(AgentLoopEvent event) {
    switch (state) {
      case IDLE, GIVEN_UP -> {
        require(event == AgentLoopEvent.TASK, event);
        budget = Budget.NONE;
        state = AgentLoop.PLANNING;
      }
      case PLANNING -> {
        require(event == AgentLoopEvent.PLANNED, event);
        state = AgentLoop.ACTING;
      }
      case ACTING -> {
        switch (event) {
          case CALLED -> {
            if (budget.hasCalls()) {
              budget = budget.spent();
            } else {
              state = AgentLoop.VERIFYING;
            }
          }
          case FAILED -> again();
          default -> throw illegal(state, event);
        }
      }
      case VERIFYING -> {
        switch (event) {
          case PASSED -> state = AgentLoop.IDLE;
          case REJECTED -> again();
          default -> throw illegal(state, event);
        }
      }
    }
  }

  private void again() {
    if (budget.hasRetries()) {
      budget = budget.retried();
      state = AgentLoop.PLANNING;
    } else {
      state = AgentLoop.GIVEN_UP;
    }
  }

  private void require(boolean legal, AgentLoopEvent event) {
    if (!legal) {
      throw illegal(state, event);
    }
  }
}
