package dev.pawl.benchmarks.compile.subject;

import dev.pawl.benchmarks.figure.Figure;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** Compilations in alternating order, so that disturbances affect all of them. */
public final class Rounds {

  private final Map<String, Job> jobs = new LinkedHashMap<>();

  /** Checks the result of a compilation. */
  @FunctionalInterface
  public interface Check {
    /** Checks the folder with the compiled classes. */
    void check(Path folder) throws IOException;
  }

  private record Job(List<String> arguments, Check check, List<Javac.Time> times) {}

  /** Adds a compilation. */
  public void add(String name, List<String> arguments, Check check) {
    jobs.put(name, new Job(arguments, check, new ArrayList<>()));
  }

  /**
   * Runs all compilations. The order differs from round to round.
   *
   * @param rounds how often each runs
   */
  public void run(Javac javac, int rounds, Path folder) throws IOException, InterruptedException {
    run(javac, rounds, folder, List.copyOf(jobs.keySet()));
  }

  /**
   * Runs some of the compilations.
   *
   * @param rounds how often each of them runs
   * @param some the names of these compilations
   */
  public void run(Javac javac, int rounds, Path folder, List<String> some)
      throws IOException, InterruptedException {
    List<String> names = new ArrayList<>(some);
    for (int round = 0; round < rounds; round++) {
      Collections.shuffle(names, new Random(round));
      System.out.printf(
          "compile: round %d of %d, %d compilations%n", round + 1, rounds, names.size());
      for (String name : names) {
        Path out = folder.resolve("out");
        Job job = job(name);
        job.times().add(javac.compile(job.arguments(), out));
        job.check().check(out);
        Javac.delete(out);
      }
    }
  }

  /** Returns the times of a compilation, by rounds. */
  public double[] of(String name, ToDoubleFunction<Javac.Time> part) {
    return job(name).times().stream().mapToDouble(part).toArray();
  }

  private Job job(String name) {
    return Objects.requireNonNull(jobs.get(name), name);
  }

  /** Returns how much longer one compilation took than another, for the rounds that both have. */
  public double[] difference(String more, String less, ToDoubleFunction<Javac.Time> part) {
    double[] one = of(more, part);
    double[] other = of(less, part);
    return IntStream.range(0, Math.min(one.length, other.length))
        .mapToDouble(i -> one[i] - other[i])
        .toArray();
  }

  public static double median(double[] values) {
    double[] sorted = Arrays.stream(values).sorted().toArray();
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  /** Creates the figure of repeated measurements, each divided by a number. */
  public static Figure figure(
      String row, String contender, String unit, double[] values, double by, String note) {
    return new Figure(
        "compile",
        row,
        contender,
        unit,
        median(values) / by,
        Arrays.stream(values).min().orElseThrow() / by,
        Arrays.stream(values).max().orElseThrow() / by,
        note);
  }
}
