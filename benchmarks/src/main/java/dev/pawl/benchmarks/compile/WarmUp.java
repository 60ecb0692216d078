package dev.pawl.benchmarks.compile;

import java.util.List;

/**
 * The extent of repeated compilations.
 *
 * @param seconds the maximum number of seconds
 * @param forks the number of JVMs, which alternate with those of other contenders
 * @param types the numbers of types in a compilation
 */
record WarmUp(int seconds, int forks, List<Integer> types) {

  /** The extent of the short form, which takes minutes for all contenders. */
  static final WarmUp SHORT = new WarmUp(3, 1, List.of(10));

  /** The extent of the full form, which takes an hour for a JDK. */
  static final WarmUp FULL = new WarmUp(15, 2, List.of(1, 10, 40, 100));

  /** Returns the description for notes. */
  String description() {
    return "in a JVM that repeats the compilation, for "
        + seconds
        + " s or until it becomes no faster";
  }
}
