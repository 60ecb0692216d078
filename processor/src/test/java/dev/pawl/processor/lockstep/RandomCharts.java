package dev.pawl.processor.lockstep;

import dev.pawl.language.model.Machine;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;

/** Random charts that the checks accept, for other tests. */
public final class RandomCharts {

  private RandomCharts() {}

  /** Returns a number of machines by their packages, each in a separate package. */
  public static Map<String, Machine> machines(SplittableRandom random, int count) {
    Map<String, Machine> machines = new LinkedHashMap<>();
    ChartSource source = new ChartSource(random, false, true);
    while (machines.size() < count) {
      ChartSource.Chart chart = source.next();
      machines.put(chart.packageName(), chart.machine());
    }
    return machines;
  }
}
