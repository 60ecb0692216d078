package dev.pawl.benchmarks.start;

import java.util.List;

/**
 * The agent turn as implemented by one contender. An implementation loads no other libraries.
 *
 * @param <M> the type of instances
 */
public interface InstanceFactory<M> {

  /** Returns the name of the contender, without the version of a library. */
  String name();

  /** Creates an instance in its initial state. */
  M create();

  /**
   * Fires {@code task_claimed}, the first event of every turn.
   *
   * @return the name of the new state
   */
  String claim(M machine);

  /**
   * Returns the artifacts on the class path, each before its dependencies; empty for handwritten
   * code.
   */
  List<String> artifacts();

  /** Returns a sentence about differences from other contenders; empty if there are none. */
  default String note() {
    return "";
  }
}
