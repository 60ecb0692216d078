package dev.pawl.benchmarks.course;

import java.util.Optional;

/** A library or a style of code with which machines can be written. */
public interface Contender {

  /** Returns the name with the version, for tables. */
  String name();

  /**
   * Creates an instance of a course in its initial state; empty if the contender cannot implement
   * it.
   *
   * @param course the course
   * @param watch the kind of watch that steps have
   * @param events the events of the walk, of the course's type
   */
  Optional<Walker> walker(Course course, Watch watch, Enum<?>[] events);

  /**
   * Returns a sentence for the table about work that only this contender does or omits in a step;
   * empty if there is none.
   */
  default String note(Course course) {
    return "";
  }

  /** Returns whether events take so long that only few can be measured. */
  default boolean isSlow() {
    return false;
  }
}
