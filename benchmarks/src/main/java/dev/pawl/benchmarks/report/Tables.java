package dev.pawl.benchmarks.report;

import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.figure.Recorded;
import dev.pawl.benchmarks.judge.Ask;
import dev.pawl.benchmarks.judge.Numbers;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The figures of a part as tables: a row of the measuring each, contenders as lines. */
final class Tables {

  private final Section section;
  private final List<Recorded> versions;

  Tables(Section section, List<Recorded> versions) {
    this.section = section;
    this.versions = versions;
  }

  /** The rows that were measured on any JDK, in the order of measuring. */
  Set<String> rows() {
    return figures(row -> true).stream()
        .map(Figure::row)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** The table of a row. */
  List<String> table(String row) {
    List<Figure> all = figures(row::equals);
    Set<String> units = new LinkedHashSet<>();
    Set<String> contenders = new LinkedHashSet<>();
    all.forEach(figure -> units.add(figure.unit()));
    all.forEach(figure -> contenders.add(figure.contender()));
    String first = units.iterator().next();

    List<String> head = new ArrayList<>(List.of(""));
    for (Recorded version : versions) {
      for (String unit : units) {
        head.add("JDK %d%s".formatted(version.jdk(), named(unit)));
        if (unit.equals(first) && yardstick(version, row, first).isPresent()) {
          head.add("×");
        }
      }
    }
    List<String> lines = new ArrayList<>();
    lines.add(line(head));
    lines.add("|---|" + "---:|".repeat(head.size() - 1));
    for (String contender : contenders) {
      List<String> cells = new ArrayList<>(List.of(contender));
      for (Recorded version : versions) {
        for (String unit : units) {
          cells.addAll(cells(version, row, contender, unit, unit.equals(first)));
        }
      }
      lines.add(line(cells));
    }
    return lines;
  }

  /** One table of rows that are a ratio each, with the times of both sides. */
  List<String> ratios() {
    List<String> head = new ArrayList<>(List.of(""));
    versions.forEach(
        version ->
            head.addAll(List.of("JDK %d, ×".formatted(version.jdk()), "Pawl, ns", "other, ns")));
    List<String> lines = new ArrayList<>();
    lines.add(line(head));
    lines.add("|---|" + "---:|".repeat(head.size() - 1));
    for (String row : rows()) {
      List<String> cells = new ArrayList<>(List.of(row));
      for (Recorded version : versions) {
        List<Figure> figures = figures(version, row::equals);
        cells.add(first(figures, f -> f.unit().equals("1")).map(Numbers::spread).orElse(""));
        for (boolean ours : new boolean[] {true, false}) {
          cells.add(
              first(figures, f -> f.unit().equals("ns") && f.contender().equals("Pawl") == ours)
                  .map(figure -> Numbers.text(figure.value()))
                  .orElse(""));
        }
      }
      lines.add(line(cells));
    }
    return lines;
  }

  private static Optional<Figure> first(List<Figure> figures, Predicate<Figure> asked) {
    return figures.stream().filter(asked).findFirst();
  }

  private List<String> cells(
      Recorded version, String row, String contender, String unit, boolean first) {
    Optional<Figure> figure = find(version, row, contender, unit);
    Optional<Figure> yardstick = first ? yardstick(version, row, unit) : Optional.empty();
    List<String> cells = new ArrayList<>();
    String told = figure.map(Numbers::spread).orElse("");
    boolean best = first && figure.isPresent() && best(version, row, figure.get());
    cells.add(best ? "**" + told + "**" : told);
    if (yardstick.isPresent()) {
      cells.add(
          figure
              .map(measured -> Numbers.text(measured.value() / yardstick.get().value()))
              .orElse(""));
    }
    return cells;
  }

  /** Whether nobody did better: with less, or of what is done in a second, with more. */
  private boolean best(Recorded version, String row, Figure figure) {
    return figures(version, row::equals).stream()
        .filter(other -> other.unit().equals(figure.unit()))
        .allMatch(
            other ->
                figure.unit().equals("1/s")
                    ? figure.value() >= other.value()
                    : figure.value() <= other.value());
  }

  private Optional<Figure> yardstick(Recorded version, String row, String unit) {
    if (section.yardstick().isEmpty()) {
      return Optional.empty();
    }
    return new Ask(section.part(), row, section.yardstick(), unit)
        .in(version).stream().filter(figure -> figure.value() > 0).findFirst();
  }

  /**
   * What is not comparable, a line for each contender and note; rows are named where it is not said
   * of all that the contender did.
   */
  List<String> notes() {
    Map<String, Map<String, Set<String>>> notes = new TreeMap<>();
    Map<String, Set<String>> rows = new TreeMap<>();
    for (Figure figure : figures(row -> true)) {
      rows.computeIfAbsent(figure.contender(), c -> new TreeSet<>()).add(figure.row());
      if (!figure.note().isEmpty()) {
        notes
            .computeIfAbsent(figure.contender(), c -> new TreeMap<>())
            .computeIfAbsent(figure.note(), n -> new TreeSet<>())
            .add(figure.row());
      }
    }
    List<String> lines = new ArrayList<>();
    notes.forEach(
        (contender, texts) ->
            texts.forEach(
                (note, where) -> {
                  boolean everywhere = where.equals(rows.get(contender));
                  String in = everywhere ? "" : " (" + String.join("; ", where) + ")";
                  lines.add("- %s%s: %s".formatted(contender, in, note));
                }));
    return lines;
  }

  private Optional<Figure> find(Recorded version, String row, String contender, String unit) {
    return figures(version, row::equals).stream()
        .filter(figure -> figure.contender().equals(contender) && figure.unit().equals(unit))
        .findFirst();
  }

  private List<Figure> figures(Predicate<String> row) {
    return versions.stream().flatMap(version -> figures(version, row).stream()).toList();
  }

  private List<Figure> figures(Recorded version, Predicate<String> row) {
    return version.figures(section.part()).stream()
        .filter(figure -> row.test(figure.row()))
        .toList();
  }

  private static String named(String unit) {
    return switch (unit) {
      case "1" -> "";
      case "1/s" -> ", per second";
      default -> ", " + unit;
    };
  }

  /** A line of a table. */
  static String line(List<String> cells) {
    return cells.stream()
        .map(cell -> cell.replace("|", "\\|"))
        .map(cell -> cell.isEmpty() ? "" : " " + cell)
        .collect(Collectors.joining(" |", "|", " |"));
  }
}
