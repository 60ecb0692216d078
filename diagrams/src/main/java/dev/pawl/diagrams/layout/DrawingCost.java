package dev.pawl.diagrams.layout;

import java.util.List;

/** Estimates how hard drawings are to read. A drawing with a lower cost is easier to read. */
public final class DrawingCost {

  public static final int CROSSING = 14;
  public static final int UPWARDS = 6;

  private DrawingCost() {}

  /**
   * Returns the cost of a drawing.
   *
   * @param widest the maximum width that the drawing should have
   */
  public static double of(Drawing drawing, int widest, Spacing spacing) {
    double cost =
        drawing.width() * drawing.height() / (40.0 * spacing.row()) + drawing.width() / 5.0;
    cost += CROSSING * crossings(drawing);
    cost += UPWARDS * drawing.upwards();
    for (Drawing.Route route : drawing.routes()) {
      cost += 3 * route.bends();
    }
    int over = Math.max(0, drawing.width() - widest);
    return cost + (over > 0 ? 1000 + 40.0 * over : 0);
  }

  /** Returns how often a horizontal part of a path crosses a vertical part of a path. */
  public static int crossings(Drawing drawing) {
    int most = 0;
    for (Drawing.Route route : drawing.routes()) {
      most += route.points().size();
    }
    // Each horizontal part is stored as both ends and its row, each vertical part as both ends and
    // its column.
    int[] flat = new int[3 * most];
    int[] steep = new int[3 * most];
    int flats = 0;
    int steeps = 0;
    for (Drawing.Route route : drawing.routes()) {
      List<Point> points = route.points();
      for (int i = 1; i < points.size(); i++) {
        Point a = points.get(i - 1);
        Point b = points.get(i);
        if (a.y() == b.y()) {
          flats = add(flat, flats, a.x(), b.x(), a.y());
        } else {
          steeps = add(steep, steeps, a.y(), b.y(), a.x());
        }
      }
    }
    int sum = 0;
    for (int f = 0; f < flats; f += 3) {
      for (int s = 0; s < steeps; s += 3) {
        boolean crossing =
            flat[f] < steep[s + 2]
                && steep[s + 2] < flat[f + 1]
                && steep[s] < flat[f + 2]
                && flat[f + 2] < steep[s + 1];
        sum += crossing ? 1 : 0;
      }
    }
    return sum;
  }

  private static int add(int[] parts, int at, int one, int other, int across) {
    parts[at] = Math.min(one, other);
    parts[at + 1] = Math.max(one, other);
    parts[at + 2] = across;
    return at + 3;
  }
}
