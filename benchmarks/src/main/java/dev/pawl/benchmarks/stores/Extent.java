package dev.pawl.benchmarks.stores;

import dev.pawl.benchmarks.stores.due.DueContender;

/**
 * The extent of a measurement.
 *
 * @param warm the number of warm-up blocks of each contender
 * @param blocks the number of blocks that count
 * @param millis the duration of a block of steps in milliseconds
 * @param due the maximum number of due timers or messages in a block
 */
record Extent(int warm, int blocks, int millis, int due) {

  /** The number for which each worker gets one batch. */
  private static final int ROUND = DueContender.WORKERS * DueContender.BATCH;

  /** The factor by which blocks of due timers and messages are longer than blocks of steps. */
  private static final int LONGER = 4;

  static Extent of(boolean full) {
    return full ? new Extent(8, 25, 500, 4000) : new Extent(3, 7, 100, 1000);
  }

  /** Returns the number of warm-up blocks for due timers and messages. */
  int warmOfDue() {
    return Math.max(1, warm / 2);
  }

  /** Returns how many blocks of due timers and messages count. */
  int blocksOfDue() {
    return (blocks + 1) / 2;
  }

  /** Returns how many timers or messages are due in the first block. */
  int firstDue() {
    return Math.min(due, ROUND);
  }

  /**
   * Returns how many timers or messages are due in a block.
   *
   * @param slowest how many the slowest contender handles per second
   */
  int due(double slowest) {
    double wanted = slowest * LONGER * millis / 1000;
    return Math.min(due, Math.max(1, (int) Math.round(wanted / ROUND)) * ROUND);
  }
}
