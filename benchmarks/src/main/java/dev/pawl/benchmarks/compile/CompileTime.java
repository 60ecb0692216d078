package dev.pawl.benchmarks.compile;

import dev.pawl.benchmarks.compile.subject.CompilationSettings;
import dev.pawl.benchmarks.compile.subject.Javac;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A program that measures what annotation processors cost a new javac, with a choice of JDKs, sizes
 * and checkouts of Pawl. Optionally counts the classes that the first machine loads, or measures
 * the cost of each kind of generated type. Files are written to the folder for temporary files. If
 * new files are slow there, set {@code java.io.tmpdir} to another folder.
 *
 * <pre>
 * java -cp benchmarks/target/benchmarks.jar dev.pawl.benchmarks.compile.CompileTime --split
 * </pre>
 */
public final class CompileTime {

  private CompileTime() {}

  /** Measures, and prints the results. If an argument is wrong, prints all possible arguments. */
  public static void main(String[] args) throws IOException, InterruptedException {
    CompilationSettings settings;
    try {
      settings = CompilationSettings.parse(List.of(args));
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
