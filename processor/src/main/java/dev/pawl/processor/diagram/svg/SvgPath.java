package dev.pawl.processor.diagram.svg;

import dev.pawl.processor.diagram.layout.drawing.Drawing;
import dev.pawl.processor.diagram.layout.drawing.Point;
import dev.pawl.processor.diagram.layout.drawing.Rectangle;
import dev.pawl.processor.diagram.text.cell.LabelBlock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The path of an arrow: its corners are round, it is interrupted where its label stands in it, and
 * it hops over the lines that it crosses.
 */
final class SvgPath {

  private static final int RADIUS = 4;

  /** How far before the arrow's point its head begins. */
  private static final int HEAD = 7;

  private final SvgGrid grid;
  private final Drawing drawing;
  private final StringBuilder out = new StringBuilder();

  private SvgPath(SvgGrid grid, Drawing drawing) {
    this.grid = grid;
    this.drawing = drawing;
  }

  static String of(SvgGrid grid, Drawing drawing, Drawing.Route route, LabelBlock label) {
    return new SvgPath(grid, drawing).written(route, label);
  }

  private String written(Drawing.Route route, LabelBlock label) {
    List<Point> points = route.points();
    int last = points.size() - 1;
    out.append('M').append(SvgGrid.x(points.get(0).x())).append(' ');
    out.append(grid.y(points.get(0).y()));
    for (int i = 1; i <= last; i++) {
      Point from = points.get(i - 1);
      Point to = points.get(i);
      int dx = Integer.signum(to.x() - from.x());
      int dy = Integer.signum(to.y() - from.y());
      int x = SvgGrid.x(to.x());
      int y = grid.y(to.y());
      if (dx != 0) {
        hops(from, to, dx);
      } else if (drawing.inline() && route.label().isPresent()) {
        gaps(route.label().get(), label, from, to);
      }
      int cut = i == last ? HEAD : RADIUS;
      line(x - cut * dx, y - cut * dy);
      if (i < last) {
        Point next = points.get(i + 1);
        int ax = Integer.signum(next.x() - to.x());
        int ay = Integer.signum(next.y() - to.y());
        out.append('Q').append(x).append(' ').append(y).append(' ');
        out.append(x + RADIUS * ax).append(' ').append(y + RADIUS * ay);
      }
    }
    return out.toString();
  }

  private void line(int x, int y) {
    out.append('L').append(x).append(' ').append(y);
  }

  /** A line that runs across goes over those that run up and down. */
  private void hops(Point from, Point to, int dx) {
    int y = grid.y(from.y());
    for (int column : crossed(from, to, dx)) {
      int x = SvgGrid.x(column);
      line(x - RADIUS * dx, y);
      out.append('a').append(RADIUS).append(' ').append(RADIUS).append(" 0 0 ");
      out.append(dx > 0 ? 1 : 0).append(' ').append(2 * RADIUS * dx).append(" 0");
    }
  }

  /** The columns of the lines that are crossed between two points, in order. */
  private List<Integer> crossed(Point from, Point to, int dx) {
    int low = Math.min(from.x(), to.x());
    int high = Math.max(from.x(), to.x());
    List<Integer> columns = new ArrayList<>();
    for (Drawing.Route other : drawing.routes()) {
      for (int i = 1; i < other.points().size(); i++) {
        Point one = other.points().get(i - 1);
        Point two = other.points().get(i);
        boolean upright = one.x() == two.x() && one.x() > low && one.x() < high;
        boolean passes =
            Math.min(one.y(), two.y()) < from.y() && Math.max(one.y(), two.y()) > from.y();
        if (upright && passes && !columns.contains(one.x())) {
          columns.add(one.x());
        }
      }
    }
    columns.sort(dx > 0 ? Comparator.naturalOrder() : Comparator.reverseOrder());
    return columns;
  }

  private void gaps(Rectangle place, LabelBlock label, Point from, Point to) {
    int n = label.rows().size();
    boolean down = to.y() > from.y();
    int low = Math.min(from.y(), to.y());
    int high = Math.max(from.y(), to.y());
    if (!place.contains(from.x(), place.y()) || place.y() < low || place.y() + n - 1 > high) {
      return;
    }
    for (int i = 0; i < n; i++) {
      int at = down ? i : n - 1 - i;
      if (!label.rows().get(at).text().isEmpty()) {
        int row = place.y() + at;
        int begin = down ? grid.top(row) : grid.bottom(row);
        int end = down ? grid.bottom(row) : grid.top(row);
        out.append('V').append(begin).append("m0 ").append(end - begin);
      }
    }
  }
}
