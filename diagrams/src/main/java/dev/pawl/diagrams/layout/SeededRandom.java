package dev.pawl.diagrams.layout;

/**
 * A generator with the sequence that the JDK specifies for {@link java.util.Random}. Pictures
 * depend on this sequence. In the playground, which runs in a browser, {@code java.util.Random} has
 * a different sequence. This class is not thread-safe.
 */
final class SeededRandom {

  private static final long MULTIPLIER = 0x5DEECE66DL;
  private static final long MASK = (1L << 48) - 1;

  private long seed;

  SeededRandom(long seed) {
    this.seed = (seed ^ MULTIPLIER) & MASK;
  }

  /** Returns a number from 0 (inclusive) to {@code bound} (exclusive). */
  int nextInt(int bound) {
    int bits = next();
    if ((bound & -bound) == bound) {
      return (int) ((bound * (long) bits) >> 31);
    }
    int value = bits % bound;
    // numbers after the last multiple of the bound are skipped, because they would make small
    // remainders more likely
    while (bits - value + (bound - 1) < 0) {
      bits = next();
      value = bits % bound;
    }
    return value;
  }

  /** Returns the next 31 bits. */
  private int next() {
    seed = (seed * MULTIPLIER + 0xBL) & MASK;
    return (int) (seed >>> (48 - 31));
  }
}
