package dev.pawl.benchmarks.walk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/** The results of the iterations of all rounds, per event. */
final class Samples {

  private static final String ALLOCATED = "gc.alloc.rate.norm";

  /** The nanoseconds of an event. */
  private final List<Double> nanos = new ArrayList<>();

  /** The bytes of an event. */
  private final List<Double> bytes = new ArrayList<>();

  /** Adds the iterations of a run. */
  void add(RunResult run) {
    run.getBenchmarkResults().stream()
        .flatMap(result -> result.getIterationResults().stream())
        .forEach(this::add);
  }

  private void add(IterationResult iteration) {
    nanos.add(iteration.getPrimaryResult().getScore());
    iteration.getSecondaryResults().values().stream()
        .filter(result -> result.getLabel().endsWith(ALLOCATED))
        .map(Result::getScore)
        .filter(Double::isFinite)
        .forEach(bytes::add);
  }

  List<Double> nanos() {
    return nanos;
  }

  /** Returns the bytes, rounded to tenths. JMH allocates less than that between iterations. */
  List<Double> bytes() {
    return bytes.stream().map(value -> Math.round(value * 10) / 10.0).toList();
  }

  /** Returns the median; for an even number of values the lower of the two in the middle. */
  static double median(List<Double> values) {
    return values.stream().sorted().toList().get((values.size() - 1) / 2);
  }

  static double least(List<Double> values) {
    return Collections.min(values);
  }

  static double greatest(List<Double> values) {
    return Collections.max(values);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%,10.2f ns (%,.2f to %,.2f) %,9.1f B",
        median(nanos),
        least(nanos),
        greatest(nanos),
        median(bytes()));
  }
}
