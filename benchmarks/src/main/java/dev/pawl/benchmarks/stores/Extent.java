package dev.pawl.benchmarks.stores;

import dev.pawl.benchmarks.stores.due.DueContender;

/**
 * How much is measured.
 *
 * @param warm how many blocks each contender has that do not count
 * @param blocks how many that do
 * @param millis how long a block of steps is
 * @param due how many are due in a block at most
 */
record Extent(int warm, int blocks, int millis, int due) {

  /** So that each worker has as many batches as the others. */
  private static final int ROUND = DueContender.WORKERS * DueContender.BATCH;

  /** Blocks of what is due are this much longer than those of steps, and there are fewer. */
  private static final int LONGER = 4;

  static Extent of(boolean full) {
    return full ? new Extent(8, 25, 500, 4000) : new Extent(3, 7, 100, 1000);
  }

  /** How many blocks of what is due do not count. */
  int warmOfDue() {
    return Math.max(1, warm / 2);
  }

  /** How many blocks of what is due count. */
  int blocksOfDue() {
    return (blocks + 1) / 2;
  }

  /** How many are due in the first block. */
  int firstDue() {
    return Math.min(due, ROUND);
  }

  /** How many are due in a block, as the slowest contender was so fast, in a second. */
  int due(double slowest) {
    double wanted = slowest * LONGER * millis / 1000;
    return Math.min(due, Math.max(1, (int) Math.round(wanted / ROUND)) * ROUND);
  }
}
