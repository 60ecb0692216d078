package dev.pawl.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Lives from the first event to the last, one after another. */
final class Walks {

  /** How many events they have together: too many for a branch predictor to learn by heart. */
  static final int LENGTH = 1 << 20;

  /** A turn in which nothing goes wrong. */
  static final AgentTurnEvent[] SMOOTH = {
    AgentTurnEvent.TASK_CLAIMED,
    AgentTurnEvent.AGENT_SPAWNED,
    AgentTurnEvent.AGENT_SPAWNED,
    AgentTurnEvent.TOOL_STARTED,
    AgentTurnEvent.TOOL_COMPLETED,
    AgentTurnEvent.VERIFY_REQUESTED,
    AgentTurnEvent.TASK_COMPLETED,
    AgentTurnEvent.AGENT_REAPED
  };

  private Walks() {}

  /** At every step any legal event, with equal chance. */
  static AgentTurnEvent[][] random() {
    SplittableRandom random = new SplittableRandom(42);
    List<AgentTurnEvent[]> lives = new ArrayList<>();
    List<AgentTurnEvent> life = new ArrayList<>();
    AgentTurn state = AgentTurn.IDLE;
    for (int i = 0; i < LENGTH; i++) {
      AgentTurnEvent[] legal = AgentTurnTransitions.events(state).toArray(new AgentTurnEvent[0]);
      AgentTurnEvent event = legal[random.nextInt(legal.length)];
      life.add(event);
      state = AgentTurnTransitions.next(state, event);
      if (state == AgentTurn.REAPED || i == LENGTH - 1) {
        lives.add(life.toArray(new AgentTurnEvent[0]));
        life.clear();
        state = AgentTurn.IDLE;
      }
    }
    return lives.toArray(new AgentTurnEvent[0][]);
  }

  /** The same eight steps over and over. */
  static AgentTurnEvent[][] same() {
    AgentTurnEvent[][] lives = new AgentTurnEvent[LENGTH / SMOOTH.length][];
    Arrays.fill(lives, SMOOTH);
    return lives;
  }
}
