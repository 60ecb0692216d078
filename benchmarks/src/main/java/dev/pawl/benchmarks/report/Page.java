package dev.pawl.benchmarks.report;

import dev.pawl.benchmarks.chart.Chart;
import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.figure.Recorded;
import dev.pawl.benchmarks.limits.Budgets;
import dev.pawl.benchmarks.limits.FigureQuery;
import dev.pawl.benchmarks.limits.Numbers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The page of the benchmarks, with its charts and with the recorded figures as CSV. The text is
 * {@code words/page.md}; its places in double braces are filled here.
 */
public final class Page {

  private static final Pattern PLACE = Pattern.compile("\\{\\{(?<kind>[a-z]+)(?: (?<of>[^}]+))?}}");

  /** The contenders of the table; a name may be the beginning of the recorded one. */
  private static final List<String> CONTENDERS =
      List.of("Pawl", "enum switch by hand", "stateless4j", "squirrel", "Spring Statemachine");

  private static final List<Row> ROWS =
      List.of(
          new Row("one event, ns", "walk", "agent turn, random, bare", "Pawl Machine.fire", "ns"),
          new Row("allocated per event, B", "walk", "agent turn, random, bare", "Pawl Ma", "B"),
          new Row(
              "one event, 400 states, ns",
              "scale",
              "400 states, random",
              "Pawl Machine.fire",
              "ns"),
          new Row("memory of an instance, B", "memory", "agent turn", "Pawl", "B"),
          new Row("first event in a new JVM, ms", "start", "first event", "Pawl", "ms"),
          new Row("classes loaded for it", "start", "classes loaded", "Pawl", "1"),
          new Row("jars on the class path, kB", "start", "jars", "Pawl", "kB"));

  /** A row of the table, with the name that Pawl has in it. */
  private record Row(String title, String part, String row, String pawl, String unit) {}

  private final List<Recorded> versions;

  /**
   * Creates the page.
   *
   * @param versions all that is recorded, the oldest JDK first
   */
  public Page(List<Recorded> versions) {
    this.versions = versions;
  }

  /** Returns the charts by the names of their parts. */
  public Map<String, Chart> charts() {
    Map<String, Chart> charts = new LinkedHashMap<>();
    for (String part : List.of("walk", "memory", "scale")) {
      Charts.of(part, versions).ifPresent(chart -> charts.put(part, chart));
    }
    return charts;
  }

  /** Returns the figures and budgets as texts in CSV, by the names of their files. */
  public Map<String, String> csv() {
    Map<String, String> files = new TreeMap<>();
    for (String part : parts()) {
      files.put(part + ".csv", Csv.figures(part, versions));
    }
    files.put("budgets.csv", Csv.budgets(versions));
    files.put("environments.csv", Csv.environments(versions));
    return files;
  }

  /** Returns the text in Markdown, for GitHub and for the site. */
  public String markdown() throws IOException {
    return "<!-- Written by mvn -q -Pbenchmarks verify from benchmarks/recorded and"
        + " benchmarks/src/main/resources/words/page.md. Change those, not this file. -->\n\n"
        + "# Benchmarks\n\n"
        + PLACE
            .matcher(PageText.page())
            .replaceAll(place -> Matcher.quoteReplacement(filled(place)))
        + "\n";
  }

  private String filled(MatchResult place) {
    String of = place.group(2);
    return switch (place.group(1)) {
      case "table" -> table();
      case "jdk" -> newest().map(version -> Integer.toString(version.jdk())).orElse("…");
      case "chart" -> Optional.ofNullable(charts().get(of)).map(Page::image).orElse("…");
      case "figure" -> figure(of);
      case "budgets" -> budgets();
      case "files" -> files();
      default -> throw new IllegalArgumentException(place.group());
    };
  }

  private String table() {
    if (newest().isEmpty()) {
      return "Nothing has been recorded yet.";
    }
    List<String> lines = new ArrayList<>();
    lines.add("| | " + String.join(" | ", CONTENDERS) + " |");
    lines.add("|---|" + "---:|".repeat(CONTENDERS.size()));
    for (Row row : ROWS) {
      List<String> cells = new ArrayList<>(List.of(row.title()));
      for (String contender : CONTENDERS) {
        String name = contender.equals("Pawl") ? row.pawl() : contender;
        cells.add(text(new FigureQuery(row.part(), row.row(), name, row.unit())));
      }
      lines.add("| " + String.join(" | ", cells) + " |");
    }
    return String.join("\n", lines);
  }

  /** Returns a figure named by part, row, contender and unit. */
  private String figure(String names) {
    String[] asked = names.split(" \\| ");
    return text(new FigureQuery(asked[0], asked[1], asked[2], asked[3]));
  }

  private String text(FigureQuery ask) {
    List<Figure> figures = newest().map(ask::in).orElse(List.of());
    return figures.isEmpty() ? "" : Numbers.ofUnit(figures.get(0).value(), ask.unit());
  }

  private String budgets() {
    return versions.stream()
        .map(version -> "JDK %d: %s.".formatted(version.jdk(), Budgets.summary(version)))
        .collect(Collectors.joining("\n\n"));
  }

  private String files() {
    return parts().stream()
        .map(part -> "| [%1$s.csv](figures/%1$s.csv) | %2$s |".formatted(part, content(part)))
        .collect(Collectors.joining("\n"));
  }

  private static String content(String part) {
    return switch (part) {
      case "budget" -> "costs of two alternatives, measured alternately in one run";
      case "compile" -> "compile time, lines and classes";
      case "memory" -> "memory of instances";
      case "scale" -> "events in machines of 10 to 4,000 states; threads";
      case "start" -> "first event, classes, jars";
      case "store" -> "steps, timers and outbox in PostgreSQL and SQLite";
      case "walk" -> "events in six machines, with and without listeners and audit";
      default -> part;
    };
  }

  private Optional<Recorded> newest() {
    return versions.isEmpty() ? Optional.empty() : Optional.of(versions.get(versions.size() - 1));
  }

  private List<String> parts() {
    return versions.stream()
        .flatMap(version -> version.parts().keySet().stream())
        .distinct()
        .sorted()
        .toList();
  }

  /** Returns a chart in Markdown, with its title as the alternative text. */
  private static String image(Chart chart) {
    return "![%1$s; the figures are in %2$s.csv](../charts/%2$s.svg)"
        .formatted(chart.title(), chart.name());
  }
}
