package dev.pawl.diagrams.svg;

import dev.pawl.diagrams.layout.Drawing;
import dev.pawl.diagrams.layout.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Writes the path of an arrow. The corners are rounded, and the path hops over the lines that it
 * crosses.
 */
final class SvgPath {

  private static final int RADIUS = 6;

  /** The radius of a hop over another line, in pixels. */
  private static final int HOP = 4;

  /** The distance from the arrow's tip at which the path ends, in pixels. */
  private static final int HEAD = 7;

  private final Drawing drawing;
  private final StringBuilder out = new StringBuilder();

  private SvgPath(Drawing drawing) {
    this.drawing = drawing;
  }

  static String of(Drawing drawing, List<Point> points) {
    return new SvgPath(drawing).written(points);
  }

  private String written(List<Point> points) {
    int last = points.size() - 1;
    out.append('M').append(SvgLayout.x(points.get(0).x())).append(' ');
    out.append(SvgLayout.y(points.get(0).y()));
    for (int i = 1; i <= last; i++) {
      Point from = points.get(i - 1);
      Point to = points.get(i);
      int dx = Integer.signum(to.x() - from.x());
      int dy = Integer.signum(to.y() - from.y());
      int x = SvgLayout.x(to.x());
      int y = SvgLayout.y(to.y());
      int radius = i == last ? HEAD : radius(from, to, points.get(i + 1));
      if (dx != 0) {
        addHops(from, to, dx);
      }
      line(x - radius * dx, y - radius * dy);
      if (i < last) {
        Point next = points.get(i + 1);
        int ax = Integer.signum(next.x() - to.x());
        int ay = Integer.signum(next.y() - to.y());
        out.append('Q').append(x).append(' ').append(y).append(' ');
        out.append(x + radius * ax).append(' ').append(y + radius * ay);
      }
    }
    return out.toString();
  }

  private static int radius(Point from, Point at, Point to) {
    return Math.min(RADIUS, Math.min(length(from, at), length(at, to)) / 2);
  }

  private static int length(Point one, Point other) {
    return Math.abs(one.x() - other.x()) * SvgLayout.STEP + Math.abs(one.y() - other.y());
  }

  private void line(int x, int y) {
    out.append('L').append(x).append(' ').append(y);
  }

  /** Adds a hop at each point at which a horizontal line crosses a vertical line. */
  private void addHops(Point from, Point to, int dx) {
    int y = SvgLayout.y(from.y());
    for (int column : crossed(from, to, dx)) {
      int x = SvgLayout.x(column);
      line(x - HOP * dx, y);
      out.append('a').append(HOP).append(' ').append(HOP).append(" 0 0 ");
      out.append(dx > 0 ? 1 : 0).append(' ').append(2 * HOP * dx).append(" 0");
    }
  }

  /**
   * Returns the columns of the vertical lines that a horizontal line crosses, in the direction of
   * the path.
   */
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
}
