package dev.pawl.processor.diagram.svg;

import dev.pawl.processor.diagram.layout.drawing.Drawing;
import dev.pawl.processor.diagram.layout.drawing.Point;
import dev.pawl.processor.diagram.layout.drawing.Rectangle;
import dev.pawl.processor.diagram.scene.Scene;
import dev.pawl.processor.diagram.text.cell.LabelBlock;
import java.util.List;

/** Paints arrows and what stands at them. */
final class SvgArrows {

  private final StringBuilder out;
  private final Scene scene;
  private final SvgGrid grid;
  private final Drawing drawing;

  SvgArrows(StringBuilder out, Scene scene, SvgGrid grid, Drawing drawing) {
    this.out = out;
    this.scene = scene;
    this.grid = grid;
    this.drawing = drawing;
  }

  void paint(Scene.Arrow arrow, Drawing.Route route, LabelBlock label) {
    String from = scene.figures().get(arrow.from()).name();
    String to = scene.figures().get(arrow.to()).name();
    String labels = String.join(", ", arrow.labels());
    boolean framed = route.label().filter(this::isFramed).isPresent();
    out.append("<g class=\"arrow").append(framed ? " framed" : "");
    out.append("\" role=\"graphics-symbol\"");
    SvgText.attribute(out, "data-from", from);
    SvgText.attribute(out, "data-to", to);
    SvgText.attribute(
        out, "aria-label", from + " to " + to + (labels.isEmpty() ? "" : ": " + labels));
    out.append("><path d=\"").append(SvgPath.of(grid, drawing, route, label)).append("\"/>");
    List<Point> points = route.points();
    head(points.get(points.size() - 2), points.get(points.size() - 1));
    route.label().ifPresent(place -> label(place, label));
    out.append("</g>\n");
  }

  private void label(Rectangle place, LabelBlock label) {
    for (int i = 0; i < label.rows().size(); i++) {
      LabelBlock.Row row = label.rows().get(i);
      if (!row.text().isEmpty()) {
        SvgText.text(
            out, SvgGrid.left(place.x() + row.offset()), grid.y(place.y() + i), row.text());
      }
    }
  }

  /** Whether a place lies in a box that holds others. */
  private boolean isFramed(Rectangle place) {
    for (int i = 0; i < scene.figures().size(); i++) {
      boolean holds = scene.figures().get(i).holds();
      if (holds && drawing.boxes().get(i).contains(place.x(), place.y())) {
        return true;
      }
    }
    return false;
  }

  /** The arrowhead, whose point touches the border. */
  private void head(Point from, Point to) {
    int dx = Integer.signum(to.x() - from.x());
    int dy = Integer.signum(to.y() - from.y());
    int x = SvgGrid.x(to.x());
    int y = grid.y(to.y());
    out.append("<polygon points=\"").append(x).append(',').append(y);
    corner(x - 9 * dx - 4 * dy, y - 9 * dy - 4 * dx);
    corner(x - 7 * dx, y - 7 * dy);
    corner(x - 9 * dx + 4 * dy, y - 9 * dy + 4 * dx);
    out.append("\"/>");
  }

  private void corner(int x, int y) {
    out.append(' ').append(x).append(',').append(y);
  }
}
