package dev.pawl.benchmarks.budget;

import dev.pawl.benchmarks.contender.hand.switched.AgentTurnSwitch;
import dev.pawl.benchmarks.course.AgentTurn;
import dev.pawl.benchmarks.course.AgentTurnEvent;
import dev.pawl.benchmarks.course.AgentTurnMachine;
import dev.pawl.benchmarks.course.AgentTurnTransitions;
import dev.pawl.benchmarks.course.Course;
import dev.pawl.benchmarks.course.WalkKind;
import dev.pawl.benchmarks.course.reference.Walk;

/**
 * Agent turns that step in turn, as the instances of a program do: a processor begins the step of
 * one while that of another is still on its way, which it cannot where one instance walks alone.
 */
final class Fleet {

  private static final int INSTANCES = 16;

  /** How many events each of them takes before it begins again where it began. */
  private static final int EACH = Walk.LENGTH / INSTANCES;

  /** How many events of each a call takes. */
  private static final int PART = 1 << 9;

  /** How many steps a call makes. */
  static final int STEPS = PART * INSTANCES;

  private final AgentTurnEvent[] events;
  private final AgentTurn[] begun = new AgentTurn[INSTANCES];
  private final AgentTurn[] states = new AgentTurn[INSTANCES];
  private final AgentTurnMachine[] machines = new AgentTurnMachine[INSTANCES];
  private int at;

  Fleet(WalkKind kind) {
    Walk walk = Walk.of(Course.AGENT_TURN, kind);
    events = (AgentTurnEvent[]) walk.events();
    for (int i = 0; i < INSTANCES; i++) {
      begun[i] = AgentTurn.valueOf(walk.configuration((long) i * EACH));
    }
  }

  /** By the functions. */
  int next() {
    int from = begin();
    for (int step = from; step < from + PART; step++) {
      for (int i = 0; i < INSTANCES; i++) {
        states[i] = AgentTurnTransitions.next(states[i], events[i * EACH + step]);
      }
    }
    return states[0].ordinal();
  }

  /** By instances. */
  int fire() {
    int from = begin();
    for (int step = from; step < from + PART; step++) {
      for (int i = 0; i < INSTANCES; i++) {
        machines[i].fire(events[i * EACH + step]);
      }
    }
    return machines[0].state().ordinal();
  }

  /** By the switch. */
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
