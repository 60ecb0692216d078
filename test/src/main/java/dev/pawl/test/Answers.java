package dev.pawl.test;

import java.time.Duration;
import java.util.List;

/** The results that a test sets for methods of the user's logic. */
interface Answers {

  /**
   * Returns whether the result that the test sets for a method replaces the result of the user's
   * logic.
   */
  default boolean replaces(String method) {
    return false;
  }

  /** Returns the result that the test sets for a predicate. */
  boolean answer(String predicate);

  /**
   * Returns the state that the test lets a dynamic choice choose, by its declared name.
   *
   * @param all the declared names of the states from which the choice method can choose
   */
  String choice(String method, List<String> all);

  /** Returns the delay that the test sets for a delay method. */
  Duration delay(String method);

  /**
   * Records the result that a predicate of the user's logic returned. The default implementation
   * does nothing.
   */
  default void recordAnswer(String predicate, boolean answer) {}
}
