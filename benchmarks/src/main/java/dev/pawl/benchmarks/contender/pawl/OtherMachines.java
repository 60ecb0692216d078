package dev.pawl.benchmarks.contender.pawl;

import dev.pawl.TransitionListener;
import dev.pawl.benchmarks.contender.pawl.machine.CircleEvent;
import dev.pawl.benchmarks.contender.pawl.machine.CircleMachine;
import dev.pawl.benchmarks.contender.pawl.machine.GateEvent;
import dev.pawl.benchmarks.contender.pawl.machine.GateMachine;
import dev.pawl.benchmarks.contender.pawl.machine.SharedCircleEvent;
import dev.pawl.benchmarks.contender.pawl.machine.SharedCircleMachine;

/**
 * Uses other machines in this JVM before the measurement. An application has several types of
 * machines, so shared code must not be optimized for a single type.
 */
public final class OtherMachines {

  private static final int STEPS = 50_000;

  private static boolean worked;

  private OtherMachines() {}

  /** Uses the machines, once per JVM. */
  public static synchronized void work() {
    if (worked) {
      return;
    }
    worked = true;
    CircleMachine circle = new CircleMachine();
    CircleMachine listened =
        CircleMachine.builder().listener(new TransitionListener<>() {}).build();
    CircleMachine recorded = CircleMachine.builder().hook(new LastRecords<>()).build();
    SharedCircleMachine shared = new SharedCircleMachine();
    SharedCircleMachine named = SharedCircleMachine.builder().entityId("c-1").build();
    GateMachine gate = GateMachine.builder().context(0).logic(new GateKeeper()).build();
    for (int i = 0; i < STEPS; i++) {
      circle.fire(CircleEvent.LEFT);
      circle.tryFire(CircleEvent.RIGHT);
      listened.fire(CircleEvent.LEFT);
      recorded.fire(CircleEvent.LEFT);
      shared.fire(SharedCircleEvent.LEFT);
      named.fire(SharedCircleEvent.LEFT);
      gate.fire(GateEvent.ENTER);
      gate.fire(GateEvent.LEAVE);
    }
  }
}
