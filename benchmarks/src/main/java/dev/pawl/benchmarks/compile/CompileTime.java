package dev.pawl.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What processors cost a javac that has just begun: Pawl beside Immutables and RecordBuilder, each
 * on types of ten states or attributes, and beside javac alone on what they generated. Files go to
 * the folder for temporary ones: where it is slow to make new ones, name another by {@code
 * java.io.tmpdir}.
 *
 * <pre>
 * java -cp benchmarks/target/benchmarks.jar dev.pawl.benchmarks.compile.CompileTime
 * </pre>
 */
public final class CompileTime {

  private CompileTime() {}

  /** Measures, and prints tables; a wrong argument is told with all that there are. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Settings settings;
    try {
      settings = Settings.parse(List.of(args));
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.exit(2);
      return;
    }
    Path folder = Files.createTempDirectory("pawl-compile");
    try {
      System.out.println(run(settings, folder));
    } finally {
      Javac.delete(folder);
    }
  }

  /** Measures what is asked for, in an empty folder; returns the table. */
  static String run(Settings settings, Path folder) throws IOException, InterruptedException {
    if (settings.cold()) {
      return ColdClasses.count(settings, folder);
    }
    return settings.split()
        ? TypeCosts.measure(settings, folder)
        : Comparison.measure(settings, folder);
  }
}
