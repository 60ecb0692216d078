package dev.pawl.processor.lockstep;

import dev.pawl.language.model.Machine;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;

/** Charts made up at random that the checks accept, for tests elsewhere. */
public final class RandomCharts {

  private RandomCharts() {}

  /** So many machines by their packages, each in one of its own. */
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
