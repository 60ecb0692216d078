package dev.pawl.benchmarks.scale;

import com.sun.management.ThreadMXBean;
import dev.pawl.benchmarks.workload.Walker;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * A program that walks through a subject with alternating short batches of all styles, so that
 * disturbances affect all of them. Prints a line for each style: its name, the bytes per step, and
 * the median of nanoseconds per step for each block of rounds.
 */
final class ScaleProgram {

  /** The number of events, which are too many for a branch predictor to learn. */
  private static final int LENGTH = 1 << 18;

  private static final int BATCH = 1 << 13;
  private static final int BLOCKS = 11;
  private static final int LEAST_ROUNDS = 5;

  private final List<CodeStyle> shapes;
  private final List<Walker> walkers = new ArrayList<>();
  private int next;

  private ScaleProgram(List<CodeStyle> shapes) throws ReflectiveOperationException {
    this.shapes = shapes;
    int[] walk = new SplittableRandom(7).ints(LENGTH, 0, Targets.EVENTS).toArray();
    for (CodeStyle shape : shapes) {
      Class<?> type = Class.forName("subject." + shape.type());
      walkers.add((Walker) type.getConstructor(int[].class).newInstance(walk));
    }
  }

  /**
   * Measures the styles.
   *
   * @param args the milliseconds of warm-up, the milliseconds of measurement, whether to collect
   *     garbage first until surviving objects are moved, and the styles
   */
  public static void main(String[] args) throws ReflectiveOperationException {
    List<CodeStyle> shapes = new ArrayList<>();
    for (String name : Arrays.asList(args).subList(3, args.length)) {
      shapes.add(CodeStyle.valueOf(name));
    }
    ScaleProgram walking = new ScaleProgram(shapes);
    walking.compare();
    if (Boolean.parseBoolean(args[2])) {
      collect();
    }
    walking.until(Long.parseLong(args[0]), new ArrayList<>());
    walking.measure(Long.parseLong(args[1]));
  }

  /** Checks that all styles reach equal states. */
  private void compare() {
    for (int from = 0; from < 4096; from += 64) {
      String first = null;
      for (int i = 0; i < walkers.size(); i++) {
        walkers.get(i).walk(from, from + 64);
        String now = walkers.get(i).configuration();
        if (first != null && !first.equals(now)) {
          throw new IllegalStateException(shapes.get(i) + " is in " + now + ", not " + first);
        }
        first = now;
      }
    }
  }

  private static void collect() {
    Object[] kept = new Object[64];
    for (int i = 0; i < 40_000; i++) {
      kept[i % kept.length] = new byte[100_000];
    }
  }

  private void measure(long millis) {
    double[][] blocks = new double[walkers.size()][BLOCKS];
    for (int block = 0; block < BLOCKS; block++) {
      List<double[]> rounds = new ArrayList<>();
      until(millis / BLOCKS, rounds);
      for (int i = 0; i < blocks.length; i++) {
        int shape = i;
        blocks[i][block] = median(rounds.stream().mapToDouble(r -> r[shape]).toArray());
      }
    }
    for (int i = 0; i < blocks.length; i++) {
      StringBuilder line = new StringBuilder(shapes.get(i).name());
      line.append(String.format(Locale.ROOT, " %.4f", bytes(walkers.get(i))));
      for (double nanos : blocks[i]) {
        line.append(String.format(Locale.ROOT, " %.4f", nanos));
      }
      System.out.println(line);
    }
  }

  /** Runs rounds for some time, but at least a minimum number. */
  private void until(long millis, List<double[]> rounds) {
    long end = System.nanoTime() + millis * 1_000_000;
    while (System.nanoTime() < end || rounds.size() < LEAST_ROUNDS) {
      double[] round = new double[walkers.size()];
      for (int i = 0; i < round.length; i++) {
        long start = System.nanoTime();
        walkers.get(i).walk(next, next + BATCH);
        round[i] = (System.nanoTime() - start) / (double) BATCH;
      }
      rounds.add(round);
      next = (next + BATCH) % LENGTH;
    }
  }

  private static double bytes(Walker walker) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long id = Thread.currentThread().getId();
    double least = Double.MAX_VALUE;
    for (int i = 0; i < LEAST_ROUNDS; i++) {
      long before = threads.getThreadAllocatedBytes(id);
      long asked = threads.getThreadAllocatedBytes(id) - before;
      before = threads.getThreadAllocatedBytes(id);
      walker.walk(0, BATCH);
      long taken = threads.getThreadAllocatedBytes(id) - before - asked;
      least = Math.min(least, Math.max(0, taken) / (double) BATCH);
    }
    return least;
  }

  static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
  }
}
