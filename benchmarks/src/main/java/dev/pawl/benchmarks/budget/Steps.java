package dev.pawl.benchmarks.budget;

import dev.pawl.benchmarks.contender.hand.switched.AgentTurnSwitch;
import dev.pawl.benchmarks.workload.AgentTurn;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import dev.pawl.benchmarks.workload.AgentTurnMachine;
import dev.pawl.benchmarks.workload.AgentTurnPhase;

/** Single steps and refusals, compared with handwritten code. */
final class Steps {

  /** The number of steps in a turn without errors. */
  static final int TURN = 8;

  /** The number of steps or refusals in a call that makes several. */
  static final int LENGTH = 64;

  /**
   * The depth of the call stack at which exceptions are thrown. It is that of a very small program.
   */
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

  /** The events of successive turns. */
  private final AgentTurnEvent[] legal = new AgentTurnEvent[LENGTH];

  /** Events that are illegal in the initial state. The first event of each turn is replaced. */
  private final AgentTurnEvent[] illegal = new AgentTurnEvent[LENGTH];

  Steps() {
    for (int i = 0; i < LENGTH; i++) {
      legal[i] = smooth[i % TURN];
      illegal[i] = smooth[i % TURN == 0 ? TURN - 1 : i % TURN];
    }
  }

  /** Calls {@code tryFire} with illegal events. */
  int refusedByTryFire() {
    int moved = 0;
    for (AgentTurnEvent event : illegal) {
      moved += turn.tryFire(event).moved() ? 1 : 0;
    }
    return moved;
  }

  /** Calls {@code tryFire} with legal events. */
  int movedByTryFire() {
    int moved = 0;
    for (AgentTurnEvent event : legal) {
      moved += stepped.tryFire(event).moved() ? 1 : 0;
    }
    return moved;
  }

  /** Calls {@code permits} with illegal events. */
  int refusedByPermits() {
    int permitted = 0;
    for (AgentTurnEvent event : illegal) {
      permitted += turn.permits(event) ? 1 : 0;
    }
    return permitted;
  }

  /** Calls {@code fire} with legal events. */
  AgentTurn moved() {
    for (AgentTurnEvent event : legal) {
      stepped.fire(event);
    }
    return stepped.state();
  }

  /** Makes a turn by calling the methods of the events. */
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

  /** Makes the turn of {@link #methods} with the switch. The state is a field, as in an object. */
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

  /** Catches the exception of a refused event. */
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

  /** Catches an exception that handwritten code throws at an equal depth of the stack. */
  Object anyException() {
    return anyBelow(FRAMES);
  }

  private Object anyBelow(int frames) {
    if (frames > 0) {
      return anyBelow(frames - 1);
    }
    try {
      return outer();
    } catch (IllegalStateException e) {
      return e;
    }
  }

  private AgentTurn outer() {
    return inner();
  }

  private AgentTurn inner() {
    throw new IllegalStateException("not legal");
  }

  /** Makes a turn with typed phases. */
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

  /** Makes the turn of {@link #phases} with the switch. */
  AgentTurn phasesByHand() {
    AgentTurn state = AgentTurn.IDLE;
    for (AgentTurnEvent event : smooth) {
      state = AgentTurnSwitch.next(state, event);
    }
    return state;
  }
}
