package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.List;

/** Joins and simplifies paths. */
final class Path {

  private Path() {}

  /**
   * Joins the parts of a path, starting at the border of its source.
   *
   * @param apart the maximum number of rows between the end of a part and the start of the next
   *     part
   * @throws IllegalStateException if the parts are not connected
   */
  public static List<Point> joined(List<List<Point>> parts, Rectangle source, int apart) {
    List<List<Point>> left = new ArrayList<>(parts);
    List<Point> whole = new ArrayList<>();
    while (!left.isEmpty()) {
      List<Point> next = null;
      for (List<Point> part : left) {
        boolean fits = whole.isEmpty() ? isOn(source, part.get(0)) : continues(whole, part, apart);
        if (fits) {
          next = part;
          break;
        }
      }
      if (next == null) {
        throw new IllegalStateException("a path falls apart");
      }
      left.remove(next);
      whole.addAll(next);
    }
    return straightened(whole);
  }

  private static boolean isOn(Rectangle box, Point point) {
    boolean inColumns = point.x() > box.x() && point.x() < box.right();
    boolean inRows = point.y() > box.y() && point.y() < box.bottom();
    return (inColumns && (point.y() == box.y() || point.y() == box.bottom()))
        || (inRows && (point.x() == box.x() || point.x() == box.right()));
  }

  /**
   * Returns whether {@code part} starts where {@code whole} ends: in the same column and at most
   * {@code apart} rows away.
   */
  private static boolean continues(List<Point> whole, List<Point> part, int apart) {
    Point end = whole.get(whole.size() - 1);
    Point start = part.get(0);
    return end.x() == start.x() && Math.abs(end.y() - start.y()) <= apart;
  }

  public static List<Point> straightened(List<Point> path) {
    List<Point> straight = new ArrayList<>();
    for (Point point : path) {
      int n = straight.size();
      if (n > 0 && straight.get(n - 1).equals(point)) {
        continue;
      }
      if (n > 1 && inLine(straight.get(n - 2), straight.get(n - 1), point)) {
        straight.remove(n - 1);
      }
      straight.add(point);
    }
    return straight;
  }

  private static boolean inLine(Point a, Point b, Point c) {
    return (a.x() == b.x() && b.x() == c.x()) || (a.y() == b.y() && b.y() == c.y());
  }
}
