package dev.pawl.benchmarks.scale;

import java.util.SplittableRandom;

/** The random targets of a machine of any size. Every run has equal targets. */
public final class Targets {

  /** The number of events in every state. */
  public static final int EVENTS = 10;

  private Targets() {}

  /**
   * Returns the position of the target for each event in each state, row by row. All states are
   * reachable.
   */
  public static int[] of(int states) {
    SplittableRandom random = new SplittableRandom(states);
    int[] targets = new int[states * EVENTS];
    for (int i = 0; i < targets.length; i++) {
      targets[i] = i % EVENTS == 0 ? (i / EVENTS + 1) % states : random.nextInt(states);
    }
    return targets;
  }
}
