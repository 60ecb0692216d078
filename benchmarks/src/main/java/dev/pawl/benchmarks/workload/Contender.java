package dev.pawl.benchmarks.workload;

import java.util.Optional;

/** A library or a style of code with which machines can be written. */
public interface Contender {

  /** Returns the name with the version, for tables. */
  String name();

  /**
   * Creates a walker for a workload, in the initial state; empty if the contender cannot implement
   * the machine.
   *
   * @param workload the workload
   * @param observation how steps are observed
   * @param events the events of the walk, of the workload's type
   */
  Optional<Walker> walker(Workload workload, Observation observation, Enum<?>[] events);

  /**
   * Returns a sentence for the table about work that only this contender does or omits in a step;
   * empty if there is none.
   */
  default String note(Workload workload) {
    return "";
  }

  /** Returns whether events take so long that only few can be measured. */
  default boolean isSlow() {
    return false;
  }
}
