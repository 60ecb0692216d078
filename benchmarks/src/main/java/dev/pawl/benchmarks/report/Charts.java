package dev.pawl.benchmarks.report;

import dev.pawl.benchmarks.chart.Bar;
import dev.pawl.benchmarks.chart.BarChart;
import dev.pawl.benchmarks.chart.BarGroup;
import dev.pawl.benchmarks.chart.Chart;
import dev.pawl.benchmarks.chart.Graph;
import dev.pawl.benchmarks.chart.LineChart;
import dev.pawl.benchmarks.figure.Environment;
import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.figure.Recorded;
import dev.pawl.benchmarks.limits.Numbers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Creates the charts from recorded figures, one for each part that has suitable figures. */
final class Charts {

  /** Rows of the scale part, whose names start with the number of states. */
  private static final Pattern STATES = Pattern.compile("(?<states>[\\d,]+) states, random");

  private Charts() {}

  /** Returns the chart of a part for the newest JDK with figures; empty if there is none. */
  static Optional<Chart> of(String part, List<Recorded> versions) {
    for (int i = versions.size() - 1; i >= 0; i--) {
      Optional<Chart> chart = of(part, versions.get(i));
      if (chart.isPresent()) {
        return chart;
      }
    }
    return Optional.empty();
  }

  private static Optional<Chart> of(String part, Recorded recorded) {
    return switch (part) {
      case "walk" ->
          bars(
              recorded,
              part,
              "An event, agent turn, random walk",
              "ns per event, less is better",
              "ns",
              "agent turn, random, bare");
      case "memory" ->
          bars(
              recorded,
              part,
              "Memory of an instance, agent turn",
              "bytes, less is better",
              "B",
              "agent turn");
      case "scale" -> lines(recorded);
      default -> Optional.empty();
    };
  }

  /** Returns bars for the named rows, or for all rows with the unit if no names are given. */
  private static Optional<Chart> bars(
      Recorded recorded, String part, String title, String subtitle, String unit, String... named) {
    List<String> drawn = List.of(named);
    Map<String, List<Figure>> rows =
        recorded.figures(part).stream()
            .filter(figure -> figure.unit().equals(unit))
            .filter(figure -> drawn.isEmpty() || drawn.contains(figure.row()))
            .collect(Collectors.groupingBy(Figure::row, LinkedHashMap::new, Collectors.toList()));
    if (rows.isEmpty()) {
      return Optional.empty();
    }
    Comparator<Figure> bestFirst = Comparator.comparingDouble(Figure::value);
    Comparator<Figure> order = unit.equals("1/s") ? bestFirst.reversed() : bestFirst;
    List<BarGroup> groups = new ArrayList<>();
    rows.forEach(
        (name, figures) ->
            groups.add(
                new BarGroup(
                    rows.size() == 1 ? "" : name,
                    figures.stream().sorted(order).map(Charts::bar).toList())));
    return Optional.of(
        new BarChart(
            part,
            title,
            subtitle
                + "; log scale, lines from least to greatest. "
                + where(recorded.jdk(), recorded.environment(part)),
            groups));
  }

  private static Bar bar(Figure figure) {
    String text = Numbers.ofUnit(figure.value(), figure.unit());
    return new Bar(
        figure.contender(),
        figure.value(),
        figure.low(),
        figure.high(),
        figure.unit().equals("1/s") ? text : text + " " + figure.unit(),
        ours(figure));
  }

  private static Optional<Chart> lines(Recorded recorded) {
    Map<String, List<Figure>> contenders = new LinkedHashMap<>();
    for (Figure figure : recorded.figures("scale")) {
      if (figure.unit().equals("ns") && STATES.matcher(figure.row()).matches()) {
        contenders.computeIfAbsent(figure.contender(), c -> new ArrayList<>()).add(figure);
      }
    }
    if (contenders.isEmpty()) {
      return Optional.empty();
    }
    List<Graph> graphs = new ArrayList<>();
    contenders.forEach((contender, figures) -> graphs.add(graph(contender, figures)));
    return Optional.of(
        new LineChart(
            "scale",
            "An event in machines of many states",
            "ns per event, random walk, less is better; log scales. "
                + where(recorded.jdk(), recorded.environment("scale")),
            "states",
            graphs));
  }

  private static Graph graph(String contender, List<Figure> figures) {
    List<Figure> ordered =
        figures.stream().sorted(Comparator.comparingInt(Charts::states)).toList();
    return new Graph(
        contender,
        ordered.stream().map(f -> new Graph.Point(states(f), f.value())).toList(),
        ordered.stream().map(f -> Numbers.text(f.value())).collect(Collectors.joining(" · "))
            + " ns",
        ours(ordered.get(0)));
  }

  private static int states(Figure figure) {
    Matcher states = STATES.matcher(figure.row());
    if (!states.matches()) {
      throw new IllegalArgumentException(figure.row());
    }
    return Integer.parseInt(states.group("states").replace(",", ""));
  }

  private static boolean ours(Figure figure) {
    return figure.contender().startsWith("Pawl");
  }

  private static String where(int jdk, Environment environment) {
    return "JDK %d; %s; %s, %s form."
        .formatted(jdk, environment.machine(), environment.date(), environment.form());
  }
}
