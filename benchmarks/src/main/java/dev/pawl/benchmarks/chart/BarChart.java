package dev.pawl.benchmarks.chart;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A chart with horizontal bars on a logarithmic scale. Labels are above the bars, so that the chart
 * is narrow enough for a phone.
 *
 * @param name the name of the file, and the prefix of ids in it
 * @param title the title
 * @param subtitle the units, the environment, and which values are better
 * @param groups the groups of bars, at least one
 */
public record BarChart(String name, String title, String subtitle, List<BarGroup> groups)
    implements Chart {

  private static final double WIDTH = 480;
  private static final double MARGIN = 16;
  private static final double TEXT = 12;
  private static final double TICK = 11;
  private static final double BAR = 9;
  private static final double ROW = 35;
  private static final double GROUP = 30;

  @Override
  public String svg() {
    List<Bar> all = groups.stream().flatMap(group -> group.bars().stream()).toList();
    double widest = all.stream().mapToDouble(bar -> Svg.width(bar.text(), TEXT)).max().orElse(0);
    LogScale scale =
        LogScale.of(
            all.stream().flatMap(bar -> Stream.of(bar.low(), bar.value(), bar.high())).toList(),
            MARGIN,
            WIDTH - MARGIN - widest - 8);

    Svg svg = new Svg();
    double top = heads(svg, WIDTH, MARGIN, title, subtitle) + 18;
    double bottom = top;
    for (BarGroup group : groups) {
      bottom += (group.heading().isEmpty() ? 0 : GROUP) + ROW * group.bars().size();
    }
    grid(svg, scale, top, bottom + 4);

    double y = top;
    for (BarGroup group : groups) {
      if (!group.heading().isEmpty()) {
        svg.text("group", MARGIN, y + 21, group.heading());
        y += GROUP;
      }
      for (Bar bar : group.bars()) {
        bar(svg, scale, y, bar);
        y += ROW;
      }
    }
    return svg.document(name, title, description(), WIDTH, bottom + MARGIN);
  }

  /** Draws title and subtitle with line breaks. Returns the vertical position below them. */
  static double heads(Svg svg, double width, double margin, String title, String subtitle) {
    double y = margin + 12;
    for (String line : Svg.wrapped(title, 14, width - 2 * margin)) {
      svg.text("title", margin, y, line);
      y += 19;
    }
    for (String line : Svg.wrapped(subtitle, TEXT, width - 2 * margin)) {
      svg.text("soft", margin, y, line);
      y += 16;
    }
    return y;
  }

  private static void grid(Svg svg, LogScale scale, double top, double bottom) {
    double free = Double.NEGATIVE_INFINITY;
    for (double decade : scale.decades()) {
      double x = scale.at(decade);
      svg.line("grid", x, top, x, bottom);
      String label = number(decade);
      double half = Svg.width(label, TICK) / 2;
      double middle = Math.max(x, half + 4);
      if (middle - half >= free) {
        svg.text("tick", middle, top - 6, label);
        free = middle + half + 6;
      }
    }
  }

  private static void bar(Svg svg, LogScale scale, double y, Bar bar) {
    double middle = y + 19 + BAR / 2;
    double end = scale.at(bar.value());
    svg.text(bar.ours() ? "ours" : "name", MARGIN, y + 14, bar.label());
    if (bar.value() > 0) {
      svg.bar(bar.ours() ? "pawl" : "bar", MARGIN, y + 19, end - MARGIN, BAR);
      double low = scale.at(bar.low());
      double high = scale.at(bar.high());
      if (high - low >= 1.5) {
        svg.line("spread", low, middle, high, middle);
        end = Math.max(end, high);
      }
    }
    svg.text(bar.ours() ? "ours" : "value", end + 6, middle + 4, bar.text());
  }

  /** Returns a power of ten as the label of an axis. */
  static String number(double decade) {
    return decade >= 1
        ? String.format(Locale.ROOT, "%,.0f", decade)
        : BigDecimal.valueOf(decade).stripTrailingZeros().toPlainString();
  }

  @Override
  public String description() {
    return groups.stream()
        .map(
            group ->
                (group.heading().isEmpty() ? "" : group.heading() + ": ")
                    + group.bars().stream()
                        .map(bar -> bar.label() + " " + bar.text())
                        .collect(Collectors.joining("; ")))
        .collect(Collectors.joining(". ", "", "."));
  }
}
