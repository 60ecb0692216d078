package dev.pawl.benchmarks.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A chart with lines on two logarithmic scales, and a legend below.
 *
 * @param name the name of the file, and the prefix of ids in it
 * @param title the title
 * @param subtitle the units, the environment, and which values are better
 * @param across the title of the horizontal axis
 * @param graphs the lines, at least one; the marks of up to eight lines differ
 */
public record LineChart(
    String name, String title, String subtitle, String across, List<Graph> graphs)
    implements Chart {

  private static final double WIDTH = 480;
  private static final double MARGIN = 16;
  private static final double HEIGHT = 250;
  private static final double TICK = 11;
  private static final double SAMPLE = 34;
  private static final double ENTRY = 34;

  @Override
  public String svg() {
    Svg svg = new Svg();
    double top = BarChart.heads(svg, WIDTH, MARGIN, title, subtitle) + 6;
    double bottom = top + HEIGHT;
    LogScale up = LogScale.of(numbers(false), bottom, top);
    double left =
        MARGIN
            + up.decades().stream()
                .mapToDouble(decade -> Svg.width(BarChart.number(decade), TICK))
                .max()
                .orElse(0)
            + 6;
    List<Double> places = numbers(true).stream().distinct().sorted().toList();
    double right = WIDTH - MARGIN - Svg.width(number(places.get(places.size() - 1)), TICK) / 2;
    for (double decade : up.decades()) {
      svg.line("grid", left, up.at(decade), WIDTH - MARGIN, up.at(decade));
      svg.text("left", left - 6, up.at(decade) + 4, BarChart.number(decade));
    }
    double free = Double.NEGATIVE_INFINITY;
    for (double place : places) {
      double x = along(places, place, left, right);
      double half = Svg.width(number(place), TICK) / 2;
      svg.line("grid", x, top, x, bottom);
      if (x - half >= free) {
        svg.text("tick", x, bottom + 16, number(place));
        free = x + half + 6;
      }
    }
    svg.text("soft last", WIDTH - MARGIN, bottom + 34, across);

    double y = bottom + 48;
    for (int i = 0; i < graphs.size(); i++) {
      Graph graph = graphs.get(i);
      List<double[]> points = new ArrayList<>();
      for (Graph.Point point : graph.points()) {
        points.add(new double[] {along(places, point.x(), left, right), up.at(point.y())});
      }
      draw(svg, i, graph.ours(), points);
      draw(
          svg,
          i,
          graph.ours(),
          List.of(new double[] {MARGIN, y + 8}, new double[] {MARGIN + SAMPLE, y + 8}));
      svg.text(graph.ours() ? "ours" : "name", MARGIN + SAMPLE + 12, y + 12, graph.label());
      svg.text("soft", MARGIN + SAMPLE + 12, y + 27, graph.text());
      y += ENTRY;
    }
    return svg.document(name, title, description(), WIDTH, y + MARGIN / 2);
  }

  private static double along(List<Double> places, double place, double left, double right) {
    double first = Math.log10(places.get(0));
    double span = Math.log10(places.get(places.size() - 1)) - first;
    double begin = left + 14;
    return span == 0 ? begin : begin + (Math.log10(place) - first) / span * (right - begin);
  }

  /** Draws a line with its marks, which distinguish lines without color. */
  private static void draw(Svg svg, int index, boolean ours, List<double[]> points) {
    int dash = index % 4;
    svg.path("graph" + (ours ? " own" : "") + (dash == 0 ? "" : " dash" + dash), points);
    for (double[] point : points) {
      double x = point[0];
      double y = point[1];
      svg.path(
          "mark" + (ours ? " ownmark" : ""),
          switch (index % 8) {
            case 0, 1 -> corners(x, y, -3.5, -3.5, 3.5, -3.5, 3.5, 3.5, -3.5, 3.5);
            case 2, 3 -> corners(x, y, 0, -4.5, 4.5, 3.5, -4.5, 3.5);
            case 4, 5 -> corners(x, y, 0, -5, 5, 0, 0, 5, -5, 0);
            default -> corners(x, y, 0, 4.5, 4.5, -3.5, -4.5, -3.5);
          });
    }
  }

  private static List<double[]> corners(double x, double y, double... places) {
    List<double[]> corners = new ArrayList<>();
    for (int i = 0; i <= places.length; i += 2) {
      int at = i % places.length;
      corners.add(new double[] {x + places[at], y + places[at + 1]});
    }
    return corners;
  }

  private List<Double> numbers(boolean horizontal) {
    return graphs.stream()
        .flatMap(graph -> graph.points().stream())
        .flatMap(point -> Stream.of(horizontal ? point.x() : point.y()))
        .toList();
  }

  private static String number(double place) {
    return String.format(Locale.ROOT, "%,.0f", place);
  }

  @Override
  public String description() {
    return graphs.stream()
        .map(graph -> graph.label() + ": " + graph.text())
        .collect(Collectors.joining("; ", across + ". ", "."));
  }
}
