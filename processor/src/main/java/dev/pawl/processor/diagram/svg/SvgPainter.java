package dev.pawl.processor.diagram.svg;

import dev.pawl.processor.diagram.layout.Drawing;
import dev.pawl.processor.diagram.layout.Point;
import dev.pawl.processor.diagram.layout.Rectangle;
import dev.pawl.processor.diagram.scene.Scene;
import dev.pawl.processor.diagram.text.Depiction;
import dev.pawl.processor.diagram.text.LabelBlock;
import dev.pawl.processor.diagram.text.Legend;
import dev.pawl.processor.diagram.text.Picture;
import dev.pawl.processor.diagram.text.TextDiagram;
import dev.pawl.processor.model.Machine;
import java.util.List;

/**
 * Paints a machine as SVG, from the layout that the text has. The file needs nothing else, follows
 * the reader's choice of light or dark, names every part for those who do not see it, and runs no
 * script.
 */
public final class SvgPainter {

  private static final int CELL = 8;
  private static final int ROW = 17;
  private static final int MARGIN = 12;

  private static final String STYLE =
      """
      .pawl { --paper: #ffffff; --box: #f3f6fa; --frame: #fafbfd; --ink: #1d2733; --line: #4a5a6c; \
      --edge: #7b8b9d; --mark: #0b6bcb; color-scheme: light dark; }
      @media (prefers-color-scheme: dark) { .pawl { --paper: #0f141a; --box: #1c2530; \
      --frame: #151c24; --ink: #e8edf3; --line: #a9b7c6; --edge: #64768a; --mark: #6cb6ff; } }
      .pawl .paper { fill: var(--paper); }
      .pawl .state rect { fill: var(--box); stroke: var(--edge); stroke-width: 1.3; }
      .pawl .composite > rect { fill: var(--frame); }
      .pawl .external rect { stroke-dasharray: 5 4; }
      .pawl .region > rect { stroke-dasharray: 2 3; }
      .pawl text { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; \
      fill: var(--ink); white-space: pre; }
      .pawl .state text { font-weight: 600; text-anchor: middle; }
      .pawl .composite > text { text-anchor: start; }
      .pawl .arrow path { fill: none; stroke: var(--line); stroke-width: 1.3; \
      stroke-linejoin: round; }
      .pawl .arrow polygon { fill: var(--line); }
      .pawl .mark { fill: var(--mark); stroke: var(--mark); stroke-width: 1.3; }
      .pawl .ring { fill: none; stroke: var(--mark); stroke-width: 1.3; }
      """;

  private final Scene scene;
  private final Picture picture;
  private final Drawing drawing;
  private final StringBuilder out = new StringBuilder();

  private SvgPainter(Scene scene, Picture picture) {
    this.scene = scene;
    this.picture = picture;
    this.drawing = picture.drawing();
  }

  /** The whole file, every line ended by a line feed. */
  public static String paint(Machine machine) {
    return paint(Depiction.of(machine));
  }

  /** The same of what is known already. */
  public static String paint(Depiction depiction) {
    if (depiction.picture().isEmpty()) {
      String table = TextDiagram.of(depiction).stripTrailing();
      return table(depiction.scene(), table.lines().toList());
    }
    return new SvgPainter(depiction.scene(), depiction.picture().get()).painted();
  }

  private String painted() {
    List<String> legend = Legend.of(picture, TextDiagram.Options.DEFAULT.width());
    int longest = legend.stream().mapToInt(String::length).max().orElse(0);
    int columns = Math.max(drawing.width(), longest);
    head(out, scene, columns, drawing.height() + legend.size());
    for (int i = 0; i < scene.figures().size(); i++) {
      state(scene.figures().get(i), drawing.boxes().get(i));
    }
    for (int i = 0; i < scene.arrows().size(); i++) {
      arrow(scene.arrows().get(i), drawing.routes().get(i), picture.labels().get(i));
    }
    for (int i = 0; i < legend.size(); i++) {
      text(out, MARGIN, y(drawing.height() + i), legend.get(i));
    }
    return out.append("</svg>\n").toString();
  }

  private static String table(Scene scene, List<String> rows) {
    StringBuilder out = new StringBuilder();
    head(out, scene, rows.stream().mapToInt(String::length).max().orElse(1), rows.size());
    for (int i = 0; i < rows.size(); i++) {
      text(out, MARGIN, y(i), rows.get(i));
    }
    return out.append("</svg>\n").toString();
  }

  private static void head(StringBuilder out, Scene scene, int columns, int rows) {
    int width = columns * CELL + 2 * MARGIN;
    int height = rows * ROW + 2 * MARGIN;
    String id = SvgText.id(scene.title());
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"pawl\" width=\"").append(width);
    out.append("\" height=\"").append(height).append("\" viewBox=\"0 0 ").append(width);
    out.append(' ').append(height).append("\" role=\"graphics-document\" aria-labelledby=\"");
    out.append(id).append("-title ").append(id).append("-desc\">\n");
    out.append("<title id=\"").append(id).append("-title\">");
    out.append(SvgText.escaped(scene.title())).append("</title>\n");
    out.append("<desc id=\"").append(id).append("-desc\">").append(description(scene));
    out.append("</desc>\n<style>\n").append(STYLE).append("</style>\n");
    out.append("<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n");
  }

  private static String description(Scene scene) {
    String prose = scene.description().isEmpty() ? "" : scene.description() + " ";
    return SvgText.escaped(
        prose
            + "State machine with "
            + scene.figures().size()
            + " states and "
            + scene.arrows().stream().mapToInt(a -> Math.max(1, a.labels().size())).sum()
            + " transitions.");
  }

  private static int x(int column) {
    return MARGIN + column * CELL + CELL / 2;
  }

  private static int y(int row) {
    return MARGIN + row * ROW + ROW / 2;
  }

  private void state(Scene.Figure figure, Rectangle box) {
    boolean region =
        figure.parent() >= 0 && scene.figures().get(figure.parent()).kind() == Scene.Kind.PARALLEL;
    String kinds =
        "state"
            + (figure.holds() ? " composite" : "")
            + (region ? " region" : "")
            + (figure.external() ? " external" : "");
    String what =
        "state "
            + figure.name()
            + (figure.initial() ? ", initial" : "")
            + (figure.isFinal() ? ", final" : "");
    out.append("<g class=\"").append(kinds).append("\" role=\"graphics-object\" data-state=\"");
    out.append(SvgText.escaped(figure.name())).append("\" aria-label=\"");
    out.append(SvgText.escaped(what)).append("\">");
    if (!figure.description().isEmpty()) {
      out.append("<title>").append(SvgText.escaped(figure.description())).append("</title>");
    }
    int left = x(box.x());
    int right = x(box.right());
    int top = y(box.y());
    out.append("<rect x=\"").append(left).append("\" y=\"").append(top);
    out.append("\" width=\"").append(right - left).append("\" height=\"");
    out.append(y(box.bottom()) - top).append("\" rx=\"6\"/>");
    int middle = figure.holds() ? y(box.y() + 1) : (top + y(box.bottom())) / 2;
    text(out, figure.holds() ? x(box.x() + 2) : (left + right) / 2, middle, figure.text());
    if (figure.initial()) {
      out.append("<circle class=\"mark\" cx=\"").append(left - 13).append("\" cy=\"");
      out.append(middle).append("\" r=\"4\"/>");
      out.append("<path class=\"mark\" d=\"M").append(left - 9).append(' ').append(middle);
      out.append("h8l-4 -3v6l4 -3\"/>");
    }
    if (figure.isFinal()) {
      out.append("<path class=\"mark\" d=\"M").append(right).append(' ').append(middle);
      out.append("h7l-4 -3v6l4 -3\"/><circle class=\"ring\" cx=\"").append(right + 13);
      out.append("\" cy=\"").append(middle).append("\" r=\"5\"/><circle class=\"mark\" cx=\"");
      out.append(right + 13).append("\" cy=\"").append(middle).append("\" r=\"2\"/>");
    }
    out.append("</g>\n");
  }

  private void arrow(Scene.Arrow arrow, Drawing.Route route, LabelBlock label) {
    String from = scene.figures().get(arrow.from()).name();
    String to = scene.figures().get(arrow.to()).name();
    String labels = String.join(" / ", arrow.labels());
    out.append("<g class=\"arrow\" role=\"graphics-symbol\" data-from=\"");
    out.append(SvgText.escaped(from)).append("\" data-to=\"").append(SvgText.escaped(to));
    out.append("\" aria-label=\"");
    out.append(SvgText.escaped(from + " to " + to + (labels.isEmpty() ? "" : ": " + labels)));
    out.append("\"><path d=\"")
        .append(SvgPath.of(route, label, drawing.inline(), CELL, ROW, MARGIN));
    out.append("\"/>");
    List<Point> points = route.points();
    head(points.get(points.size() - 2), points.get(points.size() - 1));
    if (route.label().isPresent()) {
      Rectangle place = route.label().get();
      for (int i = 0; i < label.rows().size(); i++) {
        LabelBlock.Row row = label.rows().get(i);
        if (!row.text().isEmpty()) {
          int left = MARGIN + (place.x() + row.offset()) * CELL;
          text(out, left, y(place.y() + i), row.text());
        }
      }
    }
    out.append("</g>\n");
  }

  /** The arrowhead, whose point touches the border. */
  private void head(Point from, Point to) {
    int dx = Integer.signum(to.x() - from.x());
    int dy = Integer.signum(to.y() - from.y());
    int x = x(to.x());
    int y = y(to.y());
    out.append("<polygon points=\"").append(x).append(',').append(y);
    for (int side = -1; side <= 1; side += 2) {
      out.append(' ').append(x - 8 * dx + 4 * side * dy);
      out.append(',').append(y - 8 * dy + 4 * side * dx);
    }
    out.append("\"/>");
  }

  private static void text(StringBuilder out, int x, int middle, String text) {
    out.append("<text x=\"").append(x).append("\" y=\"").append(middle + 4).append("\">");
    out.append(SvgText.escaped(text)).append("</text>");
  }
}
