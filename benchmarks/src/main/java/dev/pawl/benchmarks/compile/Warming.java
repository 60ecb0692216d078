package dev.pawl.benchmarks.compile;

import java.util.List;

/**
 * The extent of repeated compilations.
 *
 * @param seconds the maximum number of seconds
 * @param forks the number of JVMs, which alternate with those of other contenders
 * @param types the numbers of types in a compilation
 */
record Warming(int seconds, int forks, List<Integer> types) {

  /** The extent of the short form, which takes minutes for all contenders. */
  static final Warming SHORT = new Warming(3, 1, List.of(10));

  /** The extent of the full form, which takes an hour for a JDK. */
  static final Warming FULL = new Warming(15, 2, List.of(1, 10, 40, 100));

  /** Returns the description for notes. */
  String told() {
    return "in a JVM that has compiled them again and again, for "
        + seconds
        + " s or until it stood still";
  }
}
