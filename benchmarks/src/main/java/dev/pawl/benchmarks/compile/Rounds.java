package dev.pawl.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** Compilations made in turns, so that whatever slows the machine down slows all of them. */
final class Rounds {

  private final Map<String, List<String>> jobs = new LinkedHashMap<>();
  private final Map<String, List<Javac.Time>> times = new LinkedHashMap<>();

  /** Adds a compilation. */
  void add(String name, List<String> arguments) {
    jobs.put(name, arguments);
    times.put(name, new ArrayList<>());
  }

  /** Makes each compilation so many times, every round in another order. */
  void run(Javac javac, int rounds, Path folder) throws IOException, InterruptedException {
    List<String> names = new ArrayList<>(jobs.keySet());
    for (int round = 0; round < rounds; round++) {
      Collections.shuffle(names, new Random(round));
      for (String name : names) {
        Path out = folder.resolve("out");
        times.get(name).add(javac.compile(jobs.get(name), out));
        Javac.delete(out);
      }
    }
  }

  /** The median of one compilation's times. */
  double median(String name, ToDoubleFunction<Javac.Time> part) {
    return median(times.get(name).stream().mapToDouble(part).toArray());
  }

  /** The median, over the rounds, of what one compilation took longer than another. */
  double difference(String more, String less, ToDoubleFunction<Javac.Time> part) {
    List<Javac.Time> one = times.get(more);
    List<Javac.Time> other = times.get(less);
    return median(
        IntStream.range(0, one.size())
            .mapToDouble(i -> part.applyAsDouble(one.get(i)) - part.applyAsDouble(other.get(i)))
            .toArray());
  }

  private static double median(double[] values) {
    double[] sorted = java.util.Arrays.stream(values).sorted().toArray();
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
