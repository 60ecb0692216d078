package dev.pawl.benchmarks.budget;

import dev.pawl.benchmarks.contender.pawl.machine.Retry;
import dev.pawl.benchmarks.contender.pawl.machine.RetryEvent;
import dev.pawl.benchmarks.contender.pawl.machine.RetryLogic;
import dev.pawl.benchmarks.contender.pawl.machine.RetryMachine;

/** Steps, half of which check a guard and update the context, compared with handwritten code. */
final class GuardedSteps {

  /** The number of steps in a walk. */
  static final int LENGTH = 64;

  private static final int LIMIT = 5;

  private final RetryLogic logic =
      new RetryLogic() {
        @Override
        public boolean retriesLeft(Integer context) {
          return context < LIMIT;
        }

        @Override
        public Integer count(Integer context) {
          return context + 1;
        }

        @Override
        public Integer reset(Integer context) {
          return 0;
        }
      };

  private final RetryMachine machine = RetryMachine.builder().context(0).logic(logic).build();
  private final RetryMachine fired = RetryMachine.builder().context(0).logic(logic).build();
  private final RetryEvent[] events = new RetryEvent[LENGTH];
  private Retry state = Retry.RUNNING;
  private Integer context = 0;

  GuardedSteps() {
    for (int i = 0; i < LENGTH; i++) {
      events[i] = i % 2 == 0 ? RetryEvent.FAIL : RetryEvent.RETRY;
    }
  }

  /** Calls the methods of two events in turn. */
  Retry methods() {
    for (int i = 0; i < LENGTH; i += 2) {
      machine.fail();
      machine.retry();
    }
    return machine.state();
  }

  /** Makes the steps of {@link #methods} with handwritten code. */
  Retry methodsByHand() {
    for (int i = 0; i < LENGTH; i += 2) {
      step(RetryEvent.FAIL);
      step(RetryEvent.RETRY);
    }
    return state;
  }

  /** Fires the events as values. */
  Retry fire() {
    for (RetryEvent event : events) {
      fired.fire(event);
    }
    return fired.state();
  }

  /** Makes the steps of {@link #fire} with handwritten code. */
  Retry fireByHand() {
    for (RetryEvent event : events) {
      step(event);
    }
    return state;
  }

  private void step(RetryEvent event) {
    switch (state) {
      case RUNNING -> {
        if (event != RetryEvent.FAIL) {
          throw illegal(event);
        }
        state = Retry.FAILED;
      }
      case FAILED -> {
        if (event != RetryEvent.RETRY) {
          throw illegal(event);
        }
        context = logic.retriesLeft(context) ? logic.count(context) : logic.reset(context);
        state = Retry.RUNNING;
      }
    }
  }

  private IllegalStateException illegal(RetryEvent event) {
    return new IllegalStateException(event + " in " + state);
  }
}
