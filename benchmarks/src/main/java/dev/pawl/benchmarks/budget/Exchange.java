package dev.pawl.benchmarks.budget;

import java.util.concurrent.atomic.AtomicLong;

/** One atomic instruction and nothing else: what no step among threads can be below. */
final class Exchange {

  private final AtomicLong word = new AtomicLong();

  /** So many of them, each of which knows what the one before has left. */
  Long exchanged(int times) {
    long known = word.get();
    for (int i = 0; i < times; i++) {
      if (!word.compareAndSet(known, known + 1)) {
        throw new IllegalStateException("Nobody else is here.");
      }
      known++;
    }
    return known;
  }
}
