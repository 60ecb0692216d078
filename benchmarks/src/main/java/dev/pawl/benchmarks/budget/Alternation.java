package dev.pawl.benchmarks.budget;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * Measures a row in short batches of both sides in turn, of each side the least: who else uses the
 * processor meets some batches, and not all. Prints a line for each group of batches, the
 * nanoseconds of a step on both sides.
 */
final class Alternation {

  private static final long BATCH_NANOS = 200_000;

  /** When fewer groups must do, on cores that are very busy. */
  private static final long LONGEST_NANOS = 20_000_000_000L;

  private Alternation() {}

  /**
   * The nanoseconds of a step on both sides.
   *
   * @param pawl Pawl's
   * @param other the other's
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
   * Measures a row here.
   *
   * @param args the name of the row, the milliseconds each side is warmed up for, how many groups,
   *     and how many batches of each side a group has
   */
  public static void main(String[] args) {
    Pair pair = Row.valueOf(args[0]).pair();
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

  /** How many calls make a batch, once the code is compiled. */
  private static int calls(Supplier<?> side, int warmupMillis) {
    long end = System.nanoTime() + warmupMillis * 1_000_000L;
    double last = 0;
    for (int calls = 1; System.nanoTime() < end; calls = Math.min(calls * 2, 1000)) {
      last = batch(side, calls);
    }
    return (int) Math.max(1, BATCH_NANOS / last);
  }

  /** The nanoseconds of one call. */
  private static double batch(Supplier<?> side, int calls) {
    long start = System.nanoTime();
    for (int i = 0; i < calls; i++) {
      consume(side.get());
    }
    return (System.nanoTime() - start) / (double) calls;
  }

  /** Takes a result, and is not inlined: no step may be left out, or melt into the next. */
  static void consume(Object result) {}
}
