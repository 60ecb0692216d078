package dev.pawl.benchmarks.walk;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/** What the iterations of all rounds came to, per event. */
final class Samples {

  private static final String ALLOCATED = "gc.alloc.rate.norm";

  /** Nanoseconds. */
  private final List<Double> nanos = new ArrayList<>();

  /** Bytes. */
  private final List<Double> bytes = new ArrayList<>();

  /** Adds those of a run. */
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

  /** To a tenth: what JMH itself allocates between two iterations is less. */
  List<Double> bytes() {
    return bytes.stream().map(value -> Math.round(value * 10) / 10.0).toList();
  }

  /** The one in the middle; of an even number the lower of the two. */
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
