package dev.pawl.benchmarks.course;

import java.util.Optional;

/** A library, or an idiom, that machines may be written with. */
public interface Contender {

  /** Its name with its version, as tables have it. */
  String name();

  /**
   * An instance on a course, in its initial state; empty where the library has no means for it.
   *
   * @param events those of the walk, of the course's type
   */
  Optional<Walker> walker(Course course, Watch watch, Enum<?>[] events);

  /**
   * What it does more or less per step than others, in a sentence for the table; empty if nothing.
   */
  default String note(Course course) {
    return "";
  }

  /** Whether an event takes so long that few of them must do for a measurement. */
  default boolean isSlow() {
    return false;
  }
}
