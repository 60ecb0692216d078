package dev.pawl.benchmarks.budget;

import dev.pawl.benchmarks.contender.pawl.GateKeeper;
import dev.pawl.benchmarks.contender.pawl.machine.Gate;
import dev.pawl.benchmarks.contender.pawl.machine.GateEvent;
import dev.pawl.benchmarks.contender.pawl.machine.GateLogic;
import dev.pawl.benchmarks.contender.pawl.machine.GateMachine;

/**
 * Steps of a statechart with updates, half of them with a guard, compared with handwritten code.
 */
final class GuardedChartSteps {

  /** The number of steps in a call. */
  static final int LENGTH = 64;

  private final GateLogic logic = new GateKeeper();
  private final GateMachine machine = GateMachine.builder().context(0).logic(logic).build();
  private Gate state = Gate.OUTSIDE;
  private Integer context = 0;

  /** Makes the steps with Pawl: in and out of the gate in turn. */
  Gate fire() {
    for (int i = 0; i < LENGTH; i += 2) {
      machine.fire(GateEvent.ENTER);
      machine.fire(GateEvent.LEAVE);
    }
    return machine.state();
  }

  /** Makes the steps with handwritten code. */
  Gate byHand() {
    for (int i = 0; i < LENGTH; i += 2) {
      step(GateEvent.ENTER);
      step(GateEvent.LEAVE);
    }
    return state;
  }

  private void step(GateEvent event) {
    switch (state) {
      case OUTSIDE -> {
        switch (event) {
          case ENTER -> {
            if (!logic.room(context)) {
              throw new IllegalStateException(event + " when full");
            }
            context = logic.more(context);
            state = Gate.INSIDE;
          }
          case NOISE -> {}
          default -> throw new IllegalStateException(event + " in " + state);
        }
      }
      case INSIDE -> {
        switch (event) {
          case LEAVE -> {
            context = logic.less(context);
            state = Gate.OUTSIDE;
          }
          case NOISE -> {}
          default -> throw new IllegalStateException(event + " in " + state);
        }
      }
    }
  }
}
