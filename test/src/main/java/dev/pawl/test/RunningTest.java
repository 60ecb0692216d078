package dev.pawl.test;

import java.util.ArrayDeque;
import java.util.Deque;

/** Keeps track of the tests that run on each thread. This class is thread-safe. */
final class RunningTest {

  /**
   * For each thread, the tests and test containers that have started on the thread and not ended.
   * The innermost is first.
   */
  private static final ThreadLocal<Deque<String>> RUNNING =
      ThreadLocal.withInitial(ArrayDeque::new);

  private RunningTest() {}

  /**
   * Returns the name of the test that runs on this thread, in the form {@code class#method}.
   * Returns an empty string if no test runs on this thread.
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
