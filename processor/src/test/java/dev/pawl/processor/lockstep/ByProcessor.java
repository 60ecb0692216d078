package dev.pawl.processor.lockstep;

import dev.pawl.processor.e2e.Job;
import dev.pawl.processor.e2e.Tool;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Compiles charts like users do: YAML files, with the processor, warnings as errors, and all
 * documents.
 */
record ByProcessor(Path folder) implements ChartCompiler {

  @Override
  public ClassLoader compile(List<ChartSource.Chart> charts) {
    Path job = newFolder();
    for (ChartSource.Chart chart : charts) {
      String name = chart.packageName();
      Job.write(job, "machines/" + name + ".pawl.yaml", chart.yaml());
      Job.write(job, "src/" + name + "/Driver.java", DriverSource.of(chart.machine()));
    }
    String tests = Tool.locationOf(MachineDriver.class).toString();
    // not closed, because tests can load classes later
    URLClassLoader loader =
        Tool.JAVAC
            .compile(
                Job.of(job.resolve("src"), job.resolve("work"))
                    .with("-classpath", Job.RUNTIME + File.pathSeparator + tests)
                    .with("-Apawl.machines=" + job.resolve("machines"), "-Apawl.warnings=off"))
            .clean()
            .loader();
    return loader;
  }

  private Path newFolder() {
    try {
      return Files.createTempDirectory(folder, "charts");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
