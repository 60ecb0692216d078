package dev.pawl.diagrams.layout;

import java.util.List;
import java.util.Optional;

/**
 * The layout of a graph on a grid whose origin is (0, 0).
 *
 * @param width the number of columns
 * @param height the number of rows
 * @param boxes the border of each node
 * @param routes the path of each link
 * @param inline whether labels are on their lines and interrupt them
 * @param upwards the number of links that run upwards
 */
public record Drawing(
    int width, int height, List<Rectangle> boxes, List<Route> routes, boolean inline, int upwards) {

  public Drawing {
    boxes = List.copyOf(boxes);
    routes = List.copyOf(routes);
  }

  /**
   * The path of a link.
   *
   * @param points the corners, from the source's border to the target's border
   * @param label the position of the label, or empty if the link has no label
   */
  public record Route(List<Point> points, Optional<Rectangle> label) {
    public Route {
      points = List.copyOf(points);
    }

    public int bends() {
      return points.size() - 2;
    }
  }
}
