package dev.pawl.benchmarks.workload;

/**
 * A contender's instance of the machine of a workload. Fires the events of a walk, and is never
 * reset.
 */
public interface Walker {

  /**
   * Makes the steps of a part of the walk. The contender has prepared the events in memory.
   *
   * @param from the position of the first event
   * @param to the position after the last event
   * @return a number that depends on every step, so that none can be eliminated
   */
  int walk(int from, int to);

  /**
   * Returns the names of the active leaf states in the order of the machine, separated by spaces.
   */
  String configuration();

  /** Returns the number of moves that were reported to a listener; 0 if there is none. */
  default long observedMoves() {
    return 0;
  }
}
