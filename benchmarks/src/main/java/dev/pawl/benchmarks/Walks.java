package dev.pawl.benchmarks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Lives from the first event to the last, one after another. */
final class Walks {

  /** How many events they have together: too many for a branch predictor to learn by heart. */
  static final int LENGTH = 1 << 20;

  /** How many steps a random instance has. */
  private static final int STEPS = 16;

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

  /**
   * At every step any legal event, with equal chance. All instances are of one length: where it
   * varied, the end of each would be mispredicted too, which has nothing to do with steps.
   */
  static AgentTurnEvent[][] random() {
    SplittableRandom random = new SplittableRandom(42);
    List<AgentTurnEvent[]> lives = new ArrayList<>();
    while (lives.size() < LENGTH / STEPS) {
      AgentTurnEvent[] life = life(random);
      if (life != null) {
        lives.add(life);
      }
    }
    return lives.toArray(new AgentTurnEvent[0][]);
  }

  /** An instance of the wanted length; null if the one that was drawn ends before or goes on. */
  private static AgentTurnEvent[] life(SplittableRandom random) {
    AgentTurnEvent[] life = new AgentTurnEvent[STEPS];
    AgentTurn state = AgentTurn.IDLE;
    for (int i = 0; i < STEPS; i++) {
      AgentTurnEvent[] legal = AgentTurnTransitions.events(state).toArray(new AgentTurnEvent[0]);
      if (legal.length == 0) {
        return null;
      }
      life[i] = legal[random.nextInt(legal.length)];
      state = AgentTurnTransitions.next(state, life[i]);
    }
    return AgentTurnTransitions.isFinal(state) ? life : null;
  }

  /** The same eight steps over and over. */
  static AgentTurnEvent[][] same() {
    AgentTurnEvent[][] lives = new AgentTurnEvent[LENGTH / SMOOTH.length][];
    Arrays.fill(lives, SMOOTH);
    return lives;
  }
}
