package dev.pawl.processor.lockstep;

import dev.pawl.language.model.Machine;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** Machines that are compiled in memory, for other tests. */
public final class CompiledCharts {

  private CompiledCharts() {}

  /**
   * Compiles machines together and passes a driver of each to a consumer.
   *
   * @param machines the machines by their packages, each named {@code M} and in another package
   * @throws AssertionError if a machine cannot be compiled
   */
  public static void each(
      Map<String, Machine> machines, BiConsumer<String, MachineDriver<?, ?>> use) {
    List<ChartSource.Chart> charts = new ArrayList<>();
    machines.forEach((name, machine) -> charts.add(new ChartSource.Chart(name, "", machine)));
    new InMemoryCompiler()
        .each(
            charts,
            (chart, driver) -> use.accept(chart.packageName(), driver),
            (chart, error) -> {
              throw error;
            });
  }
}
