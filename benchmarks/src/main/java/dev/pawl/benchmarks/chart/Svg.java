package dev.pawl.benchmarks.chart;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * The text of an SVG image. Coordinates have one decimal, so that all computers give equal texts.
 */
final class Svg {

  /** The width of a character per font size. No common monospaced font is wider. */
  private static final double WIDTH_OF_EM = 0.61;

  private final StringBuilder body = new StringBuilder();

  /** Returns the width of a text in a monospaced font. */
  static double width(String text, double size) {
    return text.codePointCount(0, text.length()) * size * WIDTH_OF_EM;
  }

  /** Breaks a text into lines. A line exceeds the width only if it is a single word. */
  static List<String> wrapped(String text, double size, double width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ")) {
      if (line.length() > 0 && width(line + " " + word, size) > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  void text(String style, double x, double y, String text) {
    add("<text class=\"%s\" x=\"%s\" y=\"%s\">%s</text>", style, at(x), at(y), escaped(text));
  }

  void line(String style, double x1, double y1, double x2, double y2) {
    add(
        "<line class=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"/>",
        style, at(x1), at(y1), at(x2), at(y2));
  }

  void bar(String style, double x, double y, double width, double height) {
    add(
        "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"2\"/>",
        style, at(x), at(y), at(width), at(height));
  }

  /** Draws a line through points, each of which is an array of x and y. */
  void path(String style, List<double[]> points) {
    StringBuilder path = new StringBuilder();
    for (double[] point : points) {
      path.append(path.length() == 0 ? "M" : " L").append(at(point[0])).append(' ');
      path.append(at(point[1]));
    }
    add("<path class=\"%s\" d=\"%s\"/>", style, path);
  }

  /**
   * Returns the complete document.
   *
   * @param name the name of the image, from which ids are made that are unique on a page
   * @param title the title of the image
   * @param description the description for readers who cannot see the image
   * @param width the width in pixels
   * @param height the height in pixels
   */
  String document(String name, String title, String description, double width, double height) {
    String size = "width=\"%s\" height=\"%s\" viewBox=\"0 0 %1$s %2$s\"";
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" "
        + size.formatted(at(width), at(height))
        + " role=\"img\" aria-labelledby=\"%1$s-title %1$s-desc\">\n".formatted(name)
        + "<title id=\"%s-title\">%s</title>\n".formatted(name, escaped(title))
        + "<desc id=\"%s-desc\">%s</desc>\n".formatted(name, escaped(description))
        + "<style>\n"
        + ChartStyle.CSS
        + "</style>\n"
        + "<rect class=\"paper\" width=\"100%\" height=\"100%\" rx=\"6\"/>\n"
        + body
        + "</svg>\n";
  }

  private void add(String form, Object... arguments) {
    body.append(form.formatted(arguments)).append('\n');
  }

  private static String at(double place) {
    return BigDecimal.valueOf(place)
        .setScale(1, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
