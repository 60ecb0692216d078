package dev.pawl.benchmarks.compile;

import java.util.List;

/**
 * How long one compilation after the other is made.
 *
 * @param seconds how long at most
 * @param forks by how many JVMs, in turns with those of the other contenders
 * @param types how many types a compilation has
 */
record Warming(int seconds, int forks, List<Integer> types) {

  /** Where there are minutes for all. */
  static final Warming SHORT = new Warming(3, 1, List.of(10));

  /** Where there is an hour for a JDK. */
  static final Warming FULL = new Warming(15, 2, List.of(1, 10, 40, 100));

  /** How it is told in a note. */
  String told() {
    return "in a JVM that has compiled them again and again, for "
        + seconds
        + " s or until it stood still";
  }
}
