package dev.pawl.processor.diagram.svg;

import dev.pawl.processor.diagram.layout.Drawing;
import dev.pawl.processor.diagram.layout.Point;
import dev.pawl.processor.diagram.text.LabelBlock;
import java.util.List;

/** The path of an arrow, with rounded corners, interrupted where its label stands in it. */
final class SvgPath {

  private static final int RADIUS = 4;

  private SvgPath() {}

  static String of(
      Drawing.Route route, LabelBlock label, boolean inline, int cell, int row, int margin) {
    List<Point> points = route.points();
    StringBuilder out = new StringBuilder();
    int last = points.size() - 1;
    for (int i = 0; i <= last; i++) {
      int x = margin + points.get(i).x() * cell + cell / 2;
      int y = margin + points.get(i).y() * row + row / 2;
      if (i == 0) {
        out.append('M').append(x).append(' ').append(y);
        continue;
      }
      Point before = points.get(i - 1);
      int dx = Integer.signum(points.get(i).x() - before.x());
      int dy = Integer.signum(points.get(i).y() - before.y());
      if (inline) {
        gaps(out, route, label, before, points.get(i), row, margin);
      }
      if (i == last) {
        // the arrowhead goes on from here
        out.append('L').append(x - 6 * dx).append(' ').append(y - 6 * dy);
      } else {
        Point after = points.get(i + 1);
        int ax = Integer.signum(after.x() - points.get(i).x());
        int ay = Integer.signum(after.y() - points.get(i).y());
        out.append('L').append(x - RADIUS * dx).append(' ').append(y - RADIUS * dy);
        out.append('Q').append(x).append(' ').append(y).append(' ');
        out.append(x + RADIUS * ax).append(' ').append(y + RADIUS * ay);
      }
    }
    return out.toString();
  }

  private static void gaps(
      StringBuilder out,
      Drawing.Route route,
      LabelBlock label,
      Point from,
      Point to,
      int row,
      int margin) {
    if (route.label().isEmpty() || from.x() != to.x()) {
      return;
    }
    int top = route.label().get().y();
    int n = label.rows().size();
    boolean crosses = route.label().get().contains(from.x(), top);
    boolean down = to.y() > from.y();
    int low = Math.min(from.y(), to.y());
    int high = Math.max(from.y(), to.y());
    if (!crosses || top < low || top + n - 1 > high) {
      return;
    }
    // the line's x is that of the point it comes from
    for (int i = 0; i < n; i++) {
      int at = down ? i : n - 1 - i;
      if (!label.rows().get(at).text().isEmpty()) {
        int upper = margin + (top + at) * row;
        out.append('V').append(down ? upper : upper + row);
        out.append('m').append(0).append(' ').append(down ? row : -row);
      }
    }
  }
}
