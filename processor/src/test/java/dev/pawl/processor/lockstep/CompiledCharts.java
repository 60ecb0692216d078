package dev.pawl.processor.lockstep;

import dev.pawl.processor.e2e.Compiled;
import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Tool;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;

/** Charts that were compiled together, each with its driver. */
final class CompiledCharts implements AutoCloseable {

  private final URLClassLoader loader;

  private CompiledCharts(URLClassLoader loader) {
    this.loader = loader;
  }

  /**
   * Compiles charts together and lets each be used; if that fails, each alone, to tell which it is.
   *
   * @param failed what to do with a chart that cannot be compiled
   */
  static void each(
      List<ChartSource.Chart> charts,
      Path folder,
      BiConsumer<ChartSource.Chart, MachineDriver<?, ?>> use,
      BiConsumer<ChartSource.Chart, AssertionError> failed) {
    CompiledCharts compiled;
    try {
      compiled = compile(charts, folder);
    } catch (AssertionError e) {
      if (charts.size() == 1) {
        failed.accept(charts.get(0), e);
      } else {
        charts.forEach(c -> each(List.of(c), folder.resolve(c.packageName()), use, failed));
      }
      return;
    }
    try (compiled) {
      charts.forEach(c -> use.accept(c, compiled.driver(c)));
    }
  }

  /** Compiles charts, each into a package of its own. */
  private static CompiledCharts compile(List<ChartSource.Chart> charts, Path folder) {
    for (ChartSource.Chart chart : charts) {
      String name = chart.packageName();
      Job.write(folder, "machines/" + name + ".pawl.yaml", chart.yaml());
      Job.write(folder, "src/" + name + "/Driver.java", DriverSource.of(chart.machine()));
    }
    String tests = Tool.locationOf(MachineDriver.class).toString();
    Job job =
        Job.of(folder.resolve("src"), folder.resolve("work"))
            .with("-classpath", Job.RUNTIME + File.pathSeparator + tests)
            .with("-Apawl.machines=" + folder.resolve("machines"), "-Apawl.warnings=off");
    Compiled compiled = Tool.JAVAC.compile(job).clean();
    return new CompiledCharts(compiled.loader());
  }

  /** The driver of a chart. */
  private MachineDriver<?, ?> driver(ChartSource.Chart chart) {
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

  @Override
  public void close() {
    try {
      loader.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
