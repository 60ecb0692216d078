package dev.pawl.processor.diagram.layout.drawing;

import java.util.List;

/** How hard a drawing is to read; less is better. */
public final class Cost {

  public static final int CROSSING = 14;
  public static final int UPWARDS = 6;

  private Cost() {}

  /** The cost of a drawing that should be no wider than a width. */
  public static double of(Drawing drawing, int widest, Measure measure) {
    double cost =
        drawing.width() * drawing.height() / (40.0 * measure.row()) + drawing.width() / 5.0;
    cost += CROSSING * crossings(drawing);
    cost += UPWARDS * drawing.upwards();
    for (Drawing.Route route : drawing.routes()) {
      cost += 3 * route.bends();
    }
    int over = Math.max(0, drawing.width() - widest);
    return cost + (over > 0 ? 1000 + 40.0 * over : 0);
  }

  /** How many times lines cross. */
  public static int crossings(Drawing drawing) {
    int sum = 0;
    for (Drawing.Route flat : drawing.routes()) {
      for (Drawing.Route steep : drawing.routes()) {
        sum += crossings(flat.points(), steep.points());
      }
    }
    return sum;
  }

  /** How many times level parts of a path cross upright parts of another. */
  private static int crossings(List<Point> flat, List<Point> steep) {
    int sum = 0;
    for (int i = 1; i < flat.size(); i++) {
      Point a = flat.get(i - 1);
      Point b = flat.get(i);
      for (int j = 1; a.y() == b.y() && j < steep.size(); j++) {
        Point c = steep.get(j - 1);
        Point d = steep.get(j);
        if (c.y() != d.y() && between(a.x(), c.x(), b.x()) && between(c.y(), a.y(), d.y())) {
          sum++;
        }
      }
    }
    return sum;
  }

  private static boolean between(int one, int middle, int other) {
    return Math.min(one, other) < middle && middle < Math.max(one, other);
  }
}
