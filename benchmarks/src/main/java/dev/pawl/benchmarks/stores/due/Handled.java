package dev.pawl.benchmarks.stores.due;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** What was handled of a round. Thread-safe. */
final class Handled {

  private final Set<String> seen = ConcurrentHashMap.newKeySet();
  private final CountDownLatch left;
  private volatile String twice = "";

  Handled(int number) {
    left = new CountDownLatch(number);
  }

  /** One was. */
  void add(String key) {
    if (!seen.add(key)) {
      twice = key;
    }
    left.countDown();
  }

  /** Waits for all. */
  void await() throws InterruptedException {
    if (!left.await(2, TimeUnit.MINUTES)) {
      throw new IllegalStateException(left.getCount() + " have not been handled in two minutes");
    }
  }

  /** All were, each once. */
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

  /** The id of an instance. */
  static String id(int round, int number) {
    return "r" + round + "-" + number;
  }
}
