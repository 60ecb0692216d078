package dev.pawl.benchmarks;

import dev.pawl.benchmarks.chart.Chart;
import dev.pawl.benchmarks.figure.CurrentEnvironment;
import dev.pawl.benchmarks.figure.Environment;
import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.figure.MeasuredPart;
import dev.pawl.benchmarks.figure.Recorded;
import dev.pawl.benchmarks.figure.RecordedFiles;
import dev.pawl.benchmarks.limits.Budgets;
import dev.pawl.benchmarks.report.Page;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;

/**
 * The main program of the benchmarks. Measures the parts, reports whether each budget of the design
 * holds, records the figures, and writes the page with its charts. A budget that does not hold does
 * not fail the run. A part that cannot be measured fails it, and the recorded figures of that part
 * are kept.
 */
public final class Benchmarks {

  /** The argument that, instead of a part, only writes the page from the recorded figures. */
  private static final String PAGE = "page";

  private final Path project;
  private final List<Part> parts;
  private final PrintStream out;

  /**
   * Creates a run.
   *
   * @param project the folder of the project
   * @param parts the parts that can be measured
   * @param out the stream for progress and results
   */
  Benchmarks(Path project, List<Part> parts, PrintStream out) {
    this.project = project;
    this.parts = parts;
    this.out = out;
  }

  /**
   * Runs the benchmarks.
   *
   * @param args the folder of the project, whether to measure in full, and the names of the parts,
   *     separated by commas; without names, all parts are measured
   */
  public static void main(String[] args) throws IOException {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    List<Part> parts = new ArrayList<>();
    ServiceLoader.load(Part.class).forEach(parts::add);
    boolean full = !args[1].equals("false");
    String names = args.length > 2 ? args[2] : "";
    List<String> only =
        Arrays.stream(names.split(",")).map(String::strip).filter(n -> !n.isEmpty()).toList();
    Benchmarks benchmarks = new Benchmarks(Path.of(args[0]).toRealPath(), parts, out);
    boolean well =
        benchmarks.run(Runtime.version().feature(), CurrentEnvironment.environment(full), only);
    // libraries may have left threads that would keep the JVM running
    System.exit(well ? 0 : 1);
  }

  /**
   * Measures parts, and writes the results.
   *
   * @param jdk the feature version of this JDK
   * @param environment the environment of this run
   * @param only the names of the parts; empty for all; {@code page} only writes the page
   * @return whether every part could be measured
   */
  boolean run(int jdk, Environment environment, List<String> only) throws IOException {
    RecordedFiles records = new RecordedFiles(project.resolve("benchmarks/recorded"));
    if (only.equals(List.of(PAGE))) {
      write(records.all(), new LinkedHashMap<>());
      return true;
    }
    List<String> known = parts.stream().map(Part::name).toList();
    if (!known.containsAll(only)) {
      out.println("No such part: " + String.join(", ", only) + ". There are: " + known);
      return false;
    }
    long begin = System.nanoTime();
    Recorded before = records.read(jdk);
    Recorded recorded = before;
    Map<String, Throwable> failed = new LinkedHashMap<>();
    for (Part part : parts) {
      if (only.isEmpty() || only.contains(part.name())) {
        out.printf("== %s%n", part.name());
        long partBegin = System.nanoTime();
        try {
          recorded = measured(part, environment, recorded);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          return false;
        } catch (Exception | AssertionError | LinkageError e) {
          failed.put(part.name(), e);
        }
        out.printf("%s took %d s%n", part.name(), seconds(partBegin));
      }
    }

    out.printf("%n== Budgets, JDK %d%n", jdk);
    Budgets.lines(recorded).forEach(out::println);
    if (recorded != before) {
      List<Recorded> all = new ArrayList<>(records.all());
      all.removeIf(other -> other.jdk() == jdk);
      all.add(recorded);
      all.sort((one, other) -> Integer.compare(one.jdk(), other.jdk()));
      Map<Path, String> texts = new LinkedHashMap<>();
      texts.put(records.file(jdk), RecordedFiles.text(recorded));
      write(all, texts);
      out.printf("%nRecorded in %s and in docs/internals/benchmarks.md.", name(records.file(jdk)));
    }
    out.printf("%nTook %d s.%n", seconds(begin));
    failed.forEach(this::tell);
    return failed.isEmpty();
  }

  private static Recorded measured(Part part, Environment environment, Recorded recorded)
      throws Exception {
    if (part.isOfSingleRows()) {
      recorded.checkRows(part.name(), environment);
    }
    List<Figure> figures = part.measure(environment.form().equals("full"));
    check(part, figures);
    MeasuredPart run = new MeasuredPart(environment, figures);
    return part.isOfSingleRows() ? recorded.withRows(run) : recorded.with(run);
  }

  private static long seconds(long begin) {
    return (System.nanoTime() - begin) / 1_000_000_000;
  }

  private void tell(String part, Throwable failure) {
    out.printf("%nNot measured: %s. Its figures stay as they were.%n", part);
    failure.printStackTrace(out);
  }

  private static void check(Part part, List<Figure> figures) {
    Set<List<String>> known = new HashSet<>();
    if (figures.isEmpty()) {
      throw new IllegalStateException("No figures");
    }
    for (Figure figure : figures) {
      boolean number =
          Double.isFinite(figure.value())
              && Double.isFinite(figure.high())
              && figure.low() <= figure.high();
      if (!part.name().equals(figure.part()) || !number) {
        throw new IllegalStateException("No figure of this part: " + figure);
      }
      if (!known.add(figure.of())) {
        throw new IllegalStateException("Measured twice: " + figure);
      }
    }
  }

  /** Writes files. Creates all texts of the page first, so that an error leaves the old files. */
  private void write(List<Recorded> all, Map<Path, String> texts) throws IOException {
    Page page = new Page(all);
    Map<String, Chart> charts = page.charts();
    Path docs = project.resolve("docs");
    texts.put(docs.resolve("internals/benchmarks.md"), page.markdown());
    page.csv().forEach((name, text) -> texts.put(docs.resolve("internals/figures/" + name), text));
    charts.values().forEach(c -> texts.put(docs.resolve("charts/" + c.name() + ".svg"), c.svg()));
    for (Map.Entry<Path, String> text : texts.entrySet()) {
      replace(text.getKey(), text.getValue());
    }
  }

  private static void replace(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Path written = file.resolveSibling(file.getFileName() + ".new");
    Files.writeString(written, text);
    Files.move(written, file, StandardCopyOption.REPLACE_EXISTING);
  }

  private String name(Path file) {
    return project.relativize(file).toString().replace('\\', '/');
  }
}
