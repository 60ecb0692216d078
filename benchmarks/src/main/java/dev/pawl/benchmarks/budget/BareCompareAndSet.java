package dev.pawl.benchmarks.budget;

import java.util.concurrent.atomic.AtomicLong;

/** A single atomic instruction: the lower bound for a step of a thread-safe machine. */
final class BareCompareAndSet {

  private final AtomicLong word = new AtomicLong();

  /** Makes compare-and-set instructions, each of which expects the result of the previous one. */
  Long increment(int times) {
    long known = word.get();
    for (int i = 0; i < times; i++) {
      if (!word.compareAndSet(known, known + 1)) {
        throw new IllegalStateException("No other thread uses this object.");
      }
      known++;
    }
    return known;
  }
}
