package dev.pawl.benchmarks.budget;

import dev.pawl.benchmarks.contender.hand.switched.AgentTurnSwitch;
import dev.pawl.benchmarks.workload.AgentTurn;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import dev.pawl.benchmarks.workload.AgentTurnMachine;
import dev.pawl.benchmarks.workload.AgentTurnTransitions;
import dev.pawl.benchmarks.workload.WalkKind;
import dev.pawl.benchmarks.workload.Workload;
import dev.pawl.benchmarks.workload.reference.Walk;

/**
 * Agent turns that step alternately, as the instances of an application do. The processor can
 * overlap steps of different instances, but not successive steps of one instance.
 */
final class AlternatingInstances {

  private static final int INSTANCES = 16;

  /** The number of events after which each instance restarts in the state in which it began. */
  private static final int EACH = Walk.LENGTH / INSTANCES;

  /** The number of events of each instance in a call. */
  private static final int PART = 1 << 9;

  /** The number of steps in a call. */
  static final int STEPS = PART * INSTANCES;

  private final AgentTurnEvent[] events;
  private final AgentTurn[] begun = new AgentTurn[INSTANCES];
  private final AgentTurn[] states = new AgentTurn[INSTANCES];
  private final AgentTurnMachine[] machines = new AgentTurnMachine[INSTANCES];
  private int at;

  AlternatingInstances(WalkKind kind) {
    Walk walk = Walk.of(Workload.AGENT_TURN, kind);
    events = (AgentTurnEvent[]) walk.events();
    for (int i = 0; i < INSTANCES; i++) {
      begun[i] = AgentTurn.valueOf(walk.configuration((long) i * EACH));
    }
  }

  /** Makes the steps with {@code Transitions.next}. */
  int next() {
    int from = begin();
    for (int step = from; step < from + PART; step++) {
      for (int i = 0; i < INSTANCES; i++) {
        states[i] = AgentTurnTransitions.next(states[i], events[i * EACH + step]);
      }
    }
    return states[0].ordinal();
  }

  /** Makes the steps with {@code Machine.fire}. */
  int fire() {
    int from = begin();
    for (int step = from; step < from + PART; step++) {
      for (int i = 0; i < INSTANCES; i++) {
        machines[i].fire(events[i * EACH + step]);
      }
    }
    return machines[0].state().ordinal();
  }

  /** Makes the steps with the handwritten switch. */
  int byHand() {
    int from = begin();
    for (int step = from; step < from + PART; step++) {
      for (int i = 0; i < INSTANCES; i++) {
        states[i] = AgentTurnSwitch.next(states[i], events[i * EACH + step]);
      }
    }
    return states[0].ordinal();
  }

  private int begin() {
    int from = at;
    if (from == 0) {
      for (int i = 0; i < INSTANCES; i++) {
        states[i] = begun[i];
        machines[i] = AgentTurnMachine.from(begun[i]);
      }
    }
    at = (from + PART) % EACH;
    return from;
  }
}
