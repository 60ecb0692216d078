package dev.pawl.benchmarks.budget;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.benchmarks.contender.pawl.machine.Circle;
import dev.pawl.benchmarks.contender.pawl.machine.CircleEvent;
import dev.pawl.benchmarks.contender.pawl.machine.CircleMachine;
import java.time.Clock;

/**
 * Steps that a hook records, compared with a switch that reads the clock and creates equal records.
 */
final class AuditedSteps {

  /** The number of steps in a call. */
  static final int LENGTH = 64;

  private final Cause cause = Cause.by("benchmark").because("it measures");
  private final Clock clock = Clock.systemUTC();
  private final LastRecord last = new LastRecord();
  private final CircleMachine machine =
      CircleMachine.builder().entityId("t-1").clock(clock).hook(last).build();

  private Circle state = Circle.A;
  private long sequence;

  @SuppressWarnings("NullAway.Init") // set by the first step
  private LifecycleEvent<Circle, CircleEvent> record;

  private static final class LastRecord implements TransitionHook<Circle, CircleEvent> {
    @SuppressWarnings("NullAway.Init") // set by the first step
    private LifecycleEvent<Circle, CircleEvent> record;

    @Override
    public void after(LifecycleEvent<Circle, CircleEvent> event) {
      record = event;
    }
  }

  /** Makes the steps with a hook. */
  Object hooked() {
    for (int i = 0; i < LENGTH; i++) {
      machine.left(cause);
    }
    return last.record;
  }

  /** Makes the steps with the handwritten switch. */
  Object byHand() {
    for (int i = 0; i < LENGTH; i++) {
      left();
    }
    return record;
  }

  private void left() {
    Circle from = state;
    state = next(from, CircleEvent.LEFT);
    record =
        new LifecycleEvent<>(
            ++sequence,
            clock.instant(),
            "Circle",
            "t-1",
            from,
            state,
            CircleEvent.LEFT,
            cause,
            false);
  }

  private static Circle next(Circle from, CircleEvent event) {
    return switch (from) {
      case A -> event == CircleEvent.LEFT ? Circle.B : Circle.C;
      case B -> event == CircleEvent.LEFT ? Circle.C : Circle.A;
      case C -> event == CircleEvent.LEFT ? Circle.A : Circle.B;
    };
  }
}
