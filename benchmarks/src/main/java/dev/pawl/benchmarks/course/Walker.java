package dev.pawl.benchmarks.course;

/** A contender's instance of a course. It makes the steps of a walk, and is never reset. */
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
  default long heard() {
    return 0;
  }
}
