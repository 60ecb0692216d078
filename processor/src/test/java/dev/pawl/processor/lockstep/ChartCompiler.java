package dev.pawl.processor.lockstep;

import java.util.List;
import java.util.function.BiConsumer;

/** Compiles charts together, each with its driver in a separate package. */
interface ChartCompiler {

  /**
   * Returns a class loader for the classes of charts.
   *
   * @throws AssertionError if they cannot be compiled
   */
  ClassLoader compile(List<ChartSource.Chart> charts);

  /**
   * Compiles charts together and passes each to a consumer. If compilation fails, compiles each
   * chart alone to find the failing ones.
   *
   * @param failed receives each chart that cannot be compiled
   */
  default void each(
      List<ChartSource.Chart> charts,
      BiConsumer<ChartSource.Chart, MachineDriver<?, ?>> use,
      BiConsumer<ChartSource.Chart, AssertionError> failed) {
    ClassLoader loader;
    try {
      loader = compile(charts);
    } catch (AssertionError e) {
      if (charts.size() == 1) {
        failed.accept(charts.get(0), e);
      } else {
        charts.forEach(c -> each(List.of(c), use, failed));
      }
      return;
    }
    charts.forEach(c -> use.accept(c, driver(loader, c)));
  }

  private static MachineDriver<?, ?> driver(ClassLoader loader, ChartSource.Chart chart) {
    try {
      return (MachineDriver<?, ?>)
          loader
              .loadClass(chart.packageName() + "." + DriverSource.NAME)
              .getConstructor()
              .newInstance();
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
