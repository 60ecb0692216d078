package dev.pawl.benchmarks;

import java.util.SplittableRandom;

/** Sequences of legal events. A life that has ended begins again. */
final class Walks {

  /** Too long for a branch predictor to learn by heart. */
  static final int LENGTH = 1 << 20;

  private static final AgentTurn[] AGAIN = AgentTurn.values();

  static {
    AGAIN[AgentTurn.REAPED.ordinal()] = AgentTurn.IDLE;
  }

  private Walks() {}

  /** At every step any legal event, with equal chance. */
  static AgentTurnEvent[] random() {
    SplittableRandom random = new SplittableRandom(42);
    AgentTurnEvent[] walk = new AgentTurnEvent[LENGTH];
    AgentTurn state = AgentTurn.IDLE;
    for (int i = 0; i < LENGTH; i++) {
      AgentTurnEvent[] legal = AgentTurnTransitions.events(state).toArray(new AgentTurnEvent[0]);
      walk[i] = legal[random.nextInt(legal.length)];
      state = again(AgentTurnTransitions.next(state, walk[i]));
    }
    return walk;
  }

  /** The same eight steps over and over. */
  static AgentTurnEvent[] cycle() {
    AgentTurnEvent[] turn = {
      AgentTurnEvent.TASK_CLAIMED,
      AgentTurnEvent.AGENT_SPAWNED,
      AgentTurnEvent.AGENT_SPAWNED,
      AgentTurnEvent.TOOL_STARTED,
      AgentTurnEvent.TOOL_COMPLETED,
      AgentTurnEvent.VERIFY_REQUESTED,
      AgentTurnEvent.TASK_COMPLETED,
      AgentTurnEvent.AGENT_REAPED
    };
    AgentTurnEvent[] walk = new AgentTurnEvent[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      walk[i] = turn[i % turn.length];
    }
    return walk;
  }

  /** Where a life goes on that has come to a state; looked up, as a branch would cost as well. */
  static AgentTurn again(AgentTurn state) {
    return AGAIN[state.ordinal()];
  }
}
