package dev.pawl.benchmarks.compile;

import dev.pawl.benchmarks.Part;
import dev.pawl.benchmarks.compile.subject.CompilationSettings;
import dev.pawl.benchmarks.compile.subject.Javac;
import dev.pawl.benchmarks.figure.Figure;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures how long javac takes for types with ten states or attributes, in a new JVM and in one
 * that has compiled such types before. Compares Pawl with popular annotation processors and with
 * handwritten machines. Files are written to the folder for temporary files.
 */
public final class CompilePart implements Part {

  static final String NAME = "compile";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<Figure> measure(boolean full) throws Exception {
    CompilationSettings settings =
        full
            ? CompilationSettings.parse(List.of("--rounds", "5", "--types", "1,10,40,100"))
            : CompilationSettings.parse(List.of("--rounds", "1", "--types", "1,10,40"));
    Path folder = Files.createTempDirectory("pawl-compile");
    try {
      List<Figure> figures = new ArrayList<>();
      report(figures, NewJavac.measure(settings, Files.createDirectory(folder.resolve("new"))));
      WarmUp warming = full ? WarmUp.FULL : WarmUp.SHORT;
      report(
          figures,
          WarmJavac.measure(settings, warming, Files.createDirectory(folder.resolve("warm"))));
      report(
          figures,
          Profile.measure(settings, warming, Files.createDirectory(folder.resolve("profile"))));
      return figures;
    } finally {
      Javac.delete(folder);
    }
  }

  private static void report(List<Figure> all, List<Figure> some) {
    print(some);
    all.addAll(some);
  }

  /** Prints figures, with a line for each row. */
  static void print(List<Figure> figures) {
    String row = "";
    StringBuilder line = new StringBuilder();
    for (Figure figure : figures) {
      if (!figure.row().equals(row)) {
        System.out.print(line);
        line = new StringBuilder(line.isEmpty() ? "" : System.lineSeparator());
        row = figure.row();
        line.append(NAME).append(": ").append(row).append(": ");
      } else {
        line.append(", ");
      }
      line.append(figure.contender()).append(String.format(" %.1f", figure.value()));
    }
    System.out.println(line);
  }
}
