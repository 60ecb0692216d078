package dev.pawl.processor.lockstep;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.name.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;

/** Random charts that the checks accept and whose macrosteps mostly end. */
public final class RestingCharts {

  /** A chart, and the machine that it declares. */
  public record Chart(String packageName, String yaml, Machine machine) {

    /** Returns the name of the generated class. */
    public String className() {
      return packageName + "." + Words.of(machine.name()).type() + "Machine";
    }
  }

  private final ChartSource source;

  /** Creates a source of charts. */
  public RestingCharts(SplittableRandom random) {
    this.source = new ChartSource(random, false, false);
  }

  /** Returns the next chart. */
  public Chart next() {
    ChartSource.Chart chart = source.next();
    return new Chart(chart.packageName(), chart.yaml(), chart.machine());
  }

  /**
   * Compiles charts as users do.
   *
   * @param folder an empty folder
   * @return the loader of their classes and models
   */
  public static ClassLoader compile(Path folder, List<Chart> charts) {
    return new ByProcessor(folder).compile(charts.stream().map(RestingCharts::source).toList());
  }

  /** Compiles charts together and passes each with the driver of its machine to a consumer. */
  public static void compile(List<Chart> charts, BiConsumer<Chart, MachineDriver<?, ?>> use) {
    new InMemoryCompiler()
        .each(
            charts.stream().map(RestingCharts::source).toList(),
            (chart, driver) ->
                use.accept(new Chart(chart.packageName(), chart.yaml(), chart.machine()), driver),
            (chart, error) -> {
              throw error;
            });
  }

  private static ChartSource.Chart source(Chart chart) {
    return new ChartSource.Chart(chart.packageName(), chart.yaml(), chart.machine());
  }
}
