package dev.pawl.benchmarks.start;

import java.util.List;

/**
 * The agent turn as a library makes it. Each implementation loads nothing of another library.
 *
 * @param <M> the library's instances
 */
public interface Made<M> {

  /** The idiom or the library, without its version. */
  String name();

  /** An instance in its initial state, ready for events. */
  M create();

  /**
   * Fires {@code task_claimed}, the first event of every turn.
   *
   * @return the name of the state that it led to
   */
  String claim(M machine);

  /** The artifacts on its class path, those that it depends on after it; none by hand. */
  List<String> artifacts();

  /** What is not comparable, in a sentence; empty where all is. */
  default String note() {
    return "";
  }
}
