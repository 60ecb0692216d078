package dev.pawl.benchmarks.budget;

import dev.pawl.benchmarks.Part;
import dev.pawl.benchmarks.figure.Figure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Measures the rows for which the design has a budget, each in JVMs of its own. A row has three
 * figures: the ratio (unit {@code 1}), recorded for the contender {@code Pawl}, and the nanoseconds
 * of both sides. The value is that of the fastest batches; the spread is that of groups of batches.
 *
 * <p>The system property {@code pawl.budget.only} is a regular expression. Only rows in which it is
 * found are measured; the recorded figures of other rows are kept.
 */
public final class BudgetPart implements Part {

  /** The contender of the ratios, and of the nanoseconds of Pawl's side. */
  public static final String PAWL = "Pawl";

  /**
   * The extent of the measurement.
   *
   * @param rounds the number of JVMs for each row
   * @param warmupMillis the milliseconds of warm-up for each side
   * @param groups the number of groups of batches
   * @param batches the number of batches that each side has in a group
   */
  record Settings(int rounds, int warmupMillis, int groups, int batches) {
    static final Settings SHORT = new Settings(1, 600, 5, 200);
    static final Settings FULL = new Settings(3, 2000, 10, 600);
  }

  private final @Nullable Settings given;

  /** Creates the part with the settings of the short or the full form. */
  public BudgetPart() {
    this(null);
  }

  BudgetPart(@Nullable Settings given) {
    this.given = given;
  }

  @Override
  public String name() {
    return "budget";
  }

  @Override
  public boolean isOfSingleRows() {
    return !only().isEmpty();
  }

  @Override
  public List<Figure> measure(boolean full) throws IOException, InterruptedException {
    Settings settings = given != null ? given : full ? Settings.FULL : Settings.SHORT;
    Map<Comparison, List<Alternation.Nanos>> measured = new EnumMap<>(Comparison.class);
    for (int round = 0; round < settings.rounds(); round++) {
      for (Comparison row : Comparison.values()) {
        if (Pattern.compile(only()).matcher(row.title()).find()) {
          List<Alternation.Nanos> groups =
              measured.computeIfAbsent(row, added -> new ArrayList<>());
          groups.addAll(fork(row, settings));
          System.out.printf(Locale.ROOT, "budget  %-62s %5.2f%n", row.title(), ratio(groups));
        }
      }
    }
    List<Figure> figures = new ArrayList<>();
    measured.forEach((row, groups) -> figures.addAll(figures(row, groups)));
    return figures;
  }

  private static String only() {
    return System.getProperty("pawl.budget.only", "");
  }

  private static List<Figure> figures(Comparison row, List<Alternation.Nanos> groups) {
    return List.of(
        figure(row, PAWL, "1", ratio(groups), groups, Alternation.Nanos::ratio),
        figure(row, PAWL, "ns", pawl(groups), groups, Alternation.Nanos::pawl),
        figure(row, row.other(), "ns", other(groups), groups, Alternation.Nanos::other));
  }

  private static Figure figure(
      Comparison row,
      String contender,
      String unit,
      double value,
      List<Alternation.Nanos> groups,
      ToDoubleFunction<Alternation.Nanos> number) {
    double low = groups.stream().mapToDouble(number).min().orElseThrow();
    double high = groups.stream().mapToDouble(number).max().orElseThrow();
    return new Figure("budget", row.title(), contender, unit, value, low, high, "");
  }

  private static double ratio(List<Alternation.Nanos> groups) {
    return pawl(groups) / other(groups);
  }

  private static double pawl(List<Alternation.Nanos> groups) {
    return groups.stream().mapToDouble(Alternation.Nanos::pawl).min().orElseThrow();
  }

  private static double other(List<Alternation.Nanos> groups) {
    return groups.stream().mapToDouble(Alternation.Nanos::other).min().orElseThrow();
  }

  private static List<Alternation.Nanos> fork(Comparison row, Settings settings)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "-XX:CompileCommand=quiet",
                "-XX:CompileCommand=dontinline," + Alternation.class.getName() + "::consume",
                "-cp",
                System.getProperty("java.class.path"),
                Alternation.class.getName(),
                row.name(),
                String.valueOf(settings.warmupMillis()),
                String.valueOf(settings.groups()),
                String.valueOf(settings.batches()))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (process.waitFor() != 0) {
      throw new IllegalStateException(row.title() + " failed");
    }
    return output.lines().map(Alternation.Nanos::parse).toList();
  }
}
