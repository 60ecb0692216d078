package dev.pawl.benchmarks.budget;

import dev.pawl.benchmarks.contender.hand.switched.AgentTurnSwitch;
import dev.pawl.benchmarks.course.AgentTurn;
import dev.pawl.benchmarks.course.AgentTurnEvent;
import dev.pawl.benchmarks.course.AgentTurnMachine;
import dev.pawl.benchmarks.course.AgentTurnPhase;

/** Single steps and refusals. */
final class Steps {

  /** How many steps a turn has in which nothing goes wrong. */
  static final int TURN = 8;

  /** How many steps or refusals a call makes, where it makes many. */
  static final int LENGTH = 64;

  /** How many calls deep what is thrown is thrown: as few as in the least of programs. */
  private static final int FRAMES = 16;

  private final AgentTurnMachine turn = new AgentTurnMachine();
  private final AgentTurnMachine stepped = new AgentTurnMachine();
  private AgentTurn byHand = AgentTurn.IDLE;
  private final AgentTurnEvent[] smooth = {
    AgentTurnEvent.TASK_CLAIMED,
    AgentTurnEvent.AGENT_SPAWNED,
    AgentTurnEvent.AGENT_SPAWNED,
    AgentTurnEvent.TOOL_STARTED,
    AgentTurnEvent.TOOL_COMPLETED,
    AgentTurnEvent.VERIFY_REQUESTED,
    AgentTurnEvent.TASK_COMPLETED,
    AgentTurnEvent.AGENT_REAPED
  };

  /** Turns, one after the other. */
  private final AgentTurnEvent[] legal = new AgentTurnEvent[LENGTH];

  /** The same events but the first of each turn, the only one that is legal at the beginning. */
  private final AgentTurnEvent[] illegal = new AgentTurnEvent[LENGTH];

  Steps() {
    for (int i = 0; i < LENGTH; i++) {
      legal[i] = smooth[i % TURN];
      illegal[i] = smooth[i % TURN == 0 ? TURN - 1 : i % TURN];
    }
  }

  /** Refusals as answers. */
  int refusedByTryFire() {
    int moved = 0;
    for (AgentTurnEvent event : illegal) {
      moved += turn.tryFire(event).moved() ? 1 : 0;
    }
    return moved;
  }

  /** Legal steps as answers. */
  int movedByTryFire() {
    int moved = 0;
    for (AgentTurnEvent event : legal) {
      moved += stepped.tryFire(event).moved() ? 1 : 0;
    }
    return moved;
  }

  /** Refusals foreseen. */
  int refusedByPermits() {
    int permitted = 0;
    for (AgentTurnEvent event : illegal) {
      permitted += turn.permits(event) ? 1 : 0;
    }
    return permitted;
  }

  /** Legal steps. */
  AgentTurn moved() {
    for (AgentTurnEvent event : legal) {
      stepped.fire(event);
    }
    return stepped.state();
  }

  /** A turn by the methods of its events, from the state in which the one before ended. */
  AgentTurn methods() {
    stepped.taskClaimed();
    stepped.agentSpawned();
    stepped.agentSpawned();
    stepped.toolStarted();
    stepped.toolCompleted();
    stepped.verifyRequested();
    stepped.taskCompleted();
    return stepped.agentReaped();
  }

  /**
   * The same turns through the switch, by constants; the state is kept where an object keeps it.
   */
  AgentTurn methodsByHand() {
    byHand = AgentTurnSwitch.next(byHand, AgentTurnEvent.TASK_CLAIMED);
    byHand = AgentTurnSwitch.next(byHand, AgentTurnEvent.AGENT_SPAWNED);
    byHand = AgentTurnSwitch.next(byHand, AgentTurnEvent.AGENT_SPAWNED);
    byHand = AgentTurnSwitch.next(byHand, AgentTurnEvent.TOOL_STARTED);
    byHand = AgentTurnSwitch.next(byHand, AgentTurnEvent.TOOL_COMPLETED);
    byHand = AgentTurnSwitch.next(byHand, AgentTurnEvent.VERIFY_REQUESTED);
    byHand = AgentTurnSwitch.next(byHand, AgentTurnEvent.TASK_COMPLETED);
    byHand = AgentTurnSwitch.next(byHand, AgentTurnEvent.AGENT_REAPED);
    return byHand;
  }

  /** A refusal thrown. */
  Object refusedByException() {
    return refusedBelow(FRAMES);
  }

  private Object refusedBelow(int frames) {
    if (frames > 0) {
      return refusedBelow(frames - 1);
    }
    try {
      return turn.fire(AgentTurnEvent.AGENT_REAPED);
    } catch (IllegalStateException e) {
      return e;
    }
  }

  /** Any exception thrown where a method calls another. */
  Object anyException() {
    return anyBelow(FRAMES);
  }

  private Object anyBelow(int frames) {
    if (frames > 0) {
      return anyBelow(frames - 1);
    }
    try {
      return outer(AgentTurnEvent.AGENT_REAPED);
    } catch (IllegalStateException e) {
      return e;
    }
  }

  private AgentTurn outer(AgentTurnEvent event) {
    return inner(event);
  }

  private AgentTurn inner(AgentTurnEvent event) {
    throw new IllegalStateException("not legal");
  }

  /** A turn whose types are known. */
  AgentTurn phases() {
    return AgentTurnPhase.idle()
        .taskClaimed()
        .agentSpawned()
        .agentSpawned()
        .toolStarted()
        .toolCompleted()
        .verifyRequested()
        .taskCompleted()
        .agentReaped()
        .state();
  }

  /** The same turn through the switch. */
  AgentTurn phasesByHand() {
    AgentTurn state = AgentTurn.IDLE;
    for (AgentTurnEvent event : smooth) {
      state = AgentTurnSwitch.next(state, event);
    }
    return state;
  }
}
