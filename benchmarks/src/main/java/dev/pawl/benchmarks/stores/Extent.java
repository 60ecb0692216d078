package dev.pawl.benchmarks.stores;

/**
 * How much is measured.
 *
 * @param warm how many blocks each contender has that do not count
 * @param blocks how many that do
 * @param millis how long a block of steps is
 * @param due how many are due in a block
 */
record Extent(int warm, int blocks, int millis, int due) {

  static Extent of(boolean full) {
    return full ? new Extent(8, 25, 500, 3000) : new Extent(3, 7, 100, 300);
  }
}
