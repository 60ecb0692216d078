package dev.pawl.benchmarks.budget;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * Measures a row in short batches that alternate between both sides. The fastest batch of each side
 * counts, because other processes disturb some batches but not all. Prints a line for each group of
 * batches, with the nanoseconds per step of both sides.
 */
final class Alternation {

  private static final long BATCH_NANOS = 200_000;

  /** The time after which no further group is started. It is only reached on very busy machines. */
  private static final long LONGEST_NANOS = 20_000_000_000L;

  private Alternation() {}

  /**
   * The nanoseconds per step of both sides.
   *
   * @param pawl the nanoseconds of Pawl
   * @param other the nanoseconds of the other side
   */
  record Nanos(double pawl, double other) {

    double ratio() {
      return pawl / other;
    }

    static Nanos parse(String line) {
      String[] words = line.split(" ");
      return new Nanos(Double.parseDouble(words[0]), Double.parseDouble(words[1]));
    }
  }

  /**
   * Measures a row in this JVM.
   *
   * @param args the name of the row, the milliseconds of warm-up for each side, the number of
   *     groups, and the number of batches that each side has in a group
   */
  public static void main(String[] args) {
    Pair pair = Comparison.valueOf(args[0]).pair();
    int batches = Integer.parseInt(args[3]);
    for (Nanos group :
        groups(pair, Integer.parseInt(args[1]), Integer.parseInt(args[2]), batches)) {
      System.out.println(String.format(Locale.ROOT, "%f %f", group.pawl(), group.other()));
    }
  }

  private static List<Nanos> groups(Pair pair, int warmupMillis, int groups, int batches) {
    int pawlCalls = calls(pair.pawl(), warmupMillis);
    int otherCalls = calls(pair.other(), warmupMillis);
    List<Nanos> measured = new ArrayList<>();
    long end = System.nanoTime() + LONGEST_NANOS;
    while (measured.isEmpty() || measured.size() < groups && System.nanoTime() < end) {
      double pawl = Double.MAX_VALUE;
      double other = Double.MAX_VALUE;
      for (int i = 0; i < batches; i++) {
        pawl = Math.min(pawl, batch(pair.pawl(), pawlCalls));
        other = Math.min(other, batch(pair.other(), otherCalls));
      }
      measured.add(new Nanos(pawl / pair.steps(), other / pair.otherSteps()));
    }
    return measured;
  }

  /** Returns the number of calls in a batch, after warm-up. */
  private static int calls(Supplier<?> side, int warmupMillis) {
    long end = System.nanoTime() + warmupMillis * 1_000_000L;
    double last = 0;
    for (int calls = 1; System.nanoTime() < end; calls = Math.min(calls * 2, 1000)) {
      last = batch(side, calls);
    }
    return (int) Math.max(1, BATCH_NANOS / last);
  }

  /** Runs a batch, and returns the nanoseconds of one call. */
  private static double batch(Supplier<?> side, int calls) {
    long start = System.nanoTime();
    for (int i = 0; i < calls; i++) {
      consume(side.get());
    }
    return (System.nanoTime() - start) / (double) calls;
  }

  /**
   * Consumes a result. It is never inlined, so that no step is eliminated or merged with the next.
   */
  static void consume(Object result) {}
}
