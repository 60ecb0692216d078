package dev.pawl.processor.lockstep;

import dev.pawl.language.model.Machine;
import java.util.SplittableRandom;

/** Random charts that the checks accept and that mostly come to rest. */
public final class RestingCharts {

  /** A chart, and the machine that it declares. */
  public record Chart(String yaml, Machine machine) {}

  private final ChartSource source;

  /** Creates a source of charts. */
  public RestingCharts(SplittableRandom random) {
    this.source = new ChartSource(random, false, false);
  }

  /** Returns the next chart. */
  public Chart next() {
    ChartSource.Chart chart = source.next();
    return new Chart(chart.yaml(), chart.machine());
  }
}
