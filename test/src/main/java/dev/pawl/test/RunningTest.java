package dev.pawl.test;

import java.util.ArrayDeque;
import java.util.Deque;

/** The tests that run on each thread. Thread-safe. */
final class RunningTest {

  /** The tests and containers that have started on a thread, the innermost first. */
  private static final ThreadLocal<Deque<String>> RUNNING =
      ThreadLocal.withInitial(ArrayDeque::new);

  private RunningTest() {}

  /**
   * Returns the test that runs on this thread, as class and method; empty if no test runs on this
   * thread.
   */
  static String current() {
    String test = RUNNING.get().peek();
    return test == null ? "" : test;
  }

  static void begin(String test) {
    RUNNING.get().push(test);
  }

  static void end() {
    RUNNING.get().poll();
  }
}
