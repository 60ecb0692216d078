package dev.pawl.processor.diagram.layout.drawing;

import java.util.ArrayList;
import java.util.List;

/** How hard a drawing is to read; less is better. */
public final class Cost {

  public static final int CROSSING = 14;
  public static final int UPWARDS = 4;

  private Cost() {}

  /** The cost of a drawing that should be no wider than a width. */
  public static double of(Drawing drawing, int widest) {
    double cost = drawing.width() * drawing.height() / 40.0 + drawing.width() / 5.0;
    cost += CROSSING * crossings(drawing);
    cost += UPWARDS * drawing.upwards();
    for (Drawing.Route route : drawing.routes()) {
      cost += 3 * route.bends();
    }
    int over = Math.max(0, drawing.width() - widest);
    return cost + (over > 0 ? 1000 + 40.0 * over : 0);
  }

  private record Stretch(int route, int low, int high, int at) {}

  /** How many times lines cross. */
  public static int crossings(Drawing drawing) {
    List<Stretch> flat = new ArrayList<>();
    List<Stretch> steep = new ArrayList<>();
    for (int r = 0; r < drawing.routes().size(); r++) {
      List<Point> points = drawing.routes().get(r).points();
      for (int i = 1; i < points.size(); i++) {
        Point a = points.get(i - 1);
        Point b = points.get(i);
        if (a.y() == b.y()) {
          flat.add(new Stretch(r, Math.min(a.x(), b.x()), Math.max(a.x(), b.x()), a.y()));
        } else {
          steep.add(new Stretch(r, Math.min(a.y(), b.y()), Math.max(a.y(), b.y()), a.x()));
        }
      }
    }
    int sum = 0;
    for (Stretch f : flat) {
      for (Stretch s : steep) {
        if (f.low < s.at && s.at < f.high && s.low < f.at && f.at < s.high) {
          sum++;
        }
      }
    }
    return sum;
  }
}
