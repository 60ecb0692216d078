package dev.pawl.diagrams.layout;

import java.util.List;
import java.util.Optional;

/**
 * The positions of all that is drawn, on a grid that begins at 0, 0.
 *
 * @param boxes the border of every node
 * @param routes the path of every link
 * @param inline whether labels interrupt their lines
 * @param upwards how many links run upwards
 */
public record Drawing(
    int width, int height, List<Rectangle> boxes, List<Route> routes, boolean inline, int upwards) {

  public Drawing {
    boxes = List.copyOf(boxes);
    routes = List.copyOf(routes);
  }

  /**
   * A path.
   *
   * @param points the corners, from the source's border to the target's border
   * @param label where the label stands
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
