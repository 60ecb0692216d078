package dev.pawl.benchmarks.scale;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * A program in which several threads walk for some time. Prints a line for each contender, number
 * of threads, and kind of sharing, with the average number of steps per second and thread in each
 * repetition.
 */
final class Threads {

  private static final int LENGTH = 1 << 16;
  private static final int BATCH = 1 << 8;
  private static final int REPETITIONS = 5;

  /** The factor by which the first walks are longer, so that the code is compiled. */
  private static final int WARM_UP = 5;

  private static final AtomicInteger SEEN = new AtomicInteger();

  private Threads() {}

  /**
   * Measures the steps.
   *
   * @param args the milliseconds of a repetition, and the numbers of threads
   */
  public static void main(String[] args) throws InterruptedException {
    long millis = Long.parseLong(args[0]);
    for (int i = 1; i < args.length; i++) {
      int threads = Integer.parseInt(args[i]);
      List<String> lines = new ArrayList<>();
      List<List<Double>> speeds = new ArrayList<>();
      // the first round is the warm-up
      for (int round = 0; round <= REPETITIONS; round++) {
        int line = 0;
        for (ThreadContender crew : ThreadContender.values()) {
          for (boolean one : crew.safe() ? new boolean[] {true, false} : new boolean[] {false}) {
            long time = i == 1 && round == 0 ? WARM_UP * millis : millis;
            double speed = speed(crew.strides(one), threads, time);
            if (round == 0) {
              lines.add(crew + " " + threads + " " + one);
              speeds.add(new ArrayList<>());
            } else {
              speeds.get(line).add(speed);
            }
            line++;
          }
        }
      }
      for (int j = 0; j < lines.size(); j++) {
        StringBuilder text = new StringBuilder(lines.get(j));
        speeds.get(j).forEach(s -> text.append(String.format(Locale.ROOT, " %.0f", s)));
        System.out.println(text);
      }
    }
  }

  private static double speed(Supplier<ThreadContender.Stepper> strides, int threads, long millis)
      throws InterruptedException {
    CountDownLatch ready = new CountDownLatch(threads);
    double[] speeds = new double[threads];
    List<Thread> all = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      int number = i;
      ThreadContender.Stepper stride = strides.get();
      int[] walk = new SplittableRandom(number).ints(LENGTH, 0, 2).toArray();
      all.add(
          new Thread(
              () -> {
                ready.countDown();
                await(ready);
                speeds[number] = walk(stride, walk, millis);
              }));
    }
    all.forEach(Thread::start);
    double sum = 0;
    for (int i = 0; i < threads; i++) {
      all.get(i).join();
      sum += speeds[i];
    }
    return sum / threads;
  }

  private static void await(CountDownLatch ready) {
    try {
      ready.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static double walk(ThreadContender.Stepper stride, int[] walk, long millis) {
    long start = System.nanoTime();
    long end = start + millis * 1_000_000;
    long steps = 0;
    int seen = 0;
    int next = 0;
    long now;
    do {
      seen += stride.walk(walk, next, next + BATCH);
      steps += BATCH;
      next = (next + BATCH) % LENGTH;
      now = System.nanoTime();
    } while (now < end);
    SEEN.addAndGet(seen);
    return steps * 1e9 / (now - start);
  }
}
