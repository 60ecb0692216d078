package dev.pawl.benchmarks.compile;

import dev.pawl.benchmarks.compile.subject.Javac;
import dev.pawl.benchmarks.compile.subject.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * What processors cost a javac that has just begun, with a choice of the JDK, of sizes and of
 * checkouts of Pawl to compare; and, for whoever looks for the reasons, which classes the first
 * machine loads, and what each kind of generated type costs. Files go to the folder for temporary
 * ones: where it is slow to make new ones, name another by {@code java.io.tmpdir}.
 *
 * <pre>
 * java -cp benchmarks/target/benchmarks.jar dev.pawl.benchmarks.compile.CompileTime --split
 * </pre>
 */
public final class CompileTime {

  private CompileTime() {}

  /** Measures, and prints what was; a wrong argument is told with all that there are. */
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
      if (settings.cold()) {
        System.out.println(ColdClasses.count(settings, folder));
      } else if (settings.split()) {
        System.out.println(TypeCosts.measure(settings, folder));
      } else {
        CompilePart.print(NewJavac.measure(settings, folder));
      }
    } finally {
      Javac.delete(folder);
    }
  }
}
