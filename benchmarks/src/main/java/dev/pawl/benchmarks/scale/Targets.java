package dev.pawl.benchmarks.scale;

import java.util.SplittableRandom;

/** Where the steps of a machine of any size lead: at random, and always the same. */
public final class Targets {

  /** How many events every state takes. */
  public static final int EVENTS = 10;

  private Targets() {}

  /** The position that each event leads to from each state, row by row; all can be reached. */
  public static int[] of(int states) {
    SplittableRandom random = new SplittableRandom(states);
    int[] targets = new int[states * EVENTS];
    for (int i = 0; i < targets.length; i++) {
      targets[i] = i % EVENTS == 0 ? (i / EVENTS + 1) % states : random.nextInt(states);
    }
    return targets;
  }
}
