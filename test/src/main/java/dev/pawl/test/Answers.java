package dev.pawl.test;

import java.time.Duration;
import java.util.List;

/** The results that a test sets instead of calling the user's logic. */
interface Answers {

  /** Returns whether the test's answer for a method replaces the answer of the user's logic. */
  default boolean replaces(String method) {
    return false;
  }

  /** Returns the answer of a predicate. */
  boolean answer(String predicate);

  /**
   * Returns the state that a method chooses.
   *
   * @param all the declared names of the states from which the method can choose
   */
  String choice(String method, List<String> all);

  /** Returns the delay that replaces the result of a method. */
  Duration delay(String method);

  /** Records the answer of a predicate of the user's logic. By default, does nothing. */
  default void heard(String predicate, boolean answer) {}
}
