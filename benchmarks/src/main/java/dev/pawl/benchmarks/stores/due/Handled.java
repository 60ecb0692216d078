package dev.pawl.benchmarks.stores.due;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The handled timers or messages of a round. Thread-safe. */
final class Handled {

  private final Set<String> seen = ConcurrentHashMap.newKeySet();
  private final CountDownLatch left;
  private volatile String twice = "";

  Handled(int number) {
    left = new CountDownLatch(number);
  }

  /** Adds one. */
  void add(String key) {
    if (!seen.add(key)) {
      twice = key;
    }
    left.countDown();
  }

  /** Waits until all are handled. */
  void await() throws InterruptedException {
    if (!left.await(2, TimeUnit.MINUTES)) {
      throw new IllegalStateException(left.getCount() + " have not been handled in two minutes");
    }
  }

  /** Checks that each was handled once. */
  void check(int number) {
    if (seen.size() != number || !twice.isEmpty()) {
      throw new IllegalStateException(
          seen.size()
              + " of "
              + number
              + " were handled"
              + (twice.isEmpty() ? "" : ", some twice"));
    }
  }

  /** Returns the id of an instance. */
  static String id(int round, int number) {
    return "r" + round + "-" + number;
  }
}
