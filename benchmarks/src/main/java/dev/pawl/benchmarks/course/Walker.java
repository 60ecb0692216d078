package dev.pawl.benchmarks.course;

/** A contender's instance on a course: it makes the steps of a walk, and never begins anew. */
public interface Walker {

  /**
   * Makes the steps of a part of the walk, which is in memory as the contender wants it.
   *
   * @param from the position of the first event
   * @param to the position after the last
   * @return something that depends on every step, so that none may be left out
   */
  int walk(int from, int to);

  /** The names of the active leaves, in the order of the machine, with blanks between. */
  String configuration();

  /** What was heard, where somebody listens: how many moves; 0 where nobody does. */
  default long heard() {
    return 0;
  }
}
