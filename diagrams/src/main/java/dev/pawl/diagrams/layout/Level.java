package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.List;

/**
 * The boxes and edges of one level of nesting. All boxes and edges of a level are laid out
 * together.
 */
final class Level {

  public final List<Box> boxes = new ArrayList<>();
  public final List<Edge> edges = new ArrayList<>();

  /** The boxes on the main path, in the order of the path. Each box is below the previous box. */
  public final List<Box> spine = new ArrayList<>();

  /**
   * The edges that should lead down unless the main path prevents this. The source of each edge is
   * the target of an earlier edge in the list.
   */
  public final List<Edge> down = new ArrayList<>();

  /**
   * The number of columns that are kept free for a title at the left of the first row; 0 if there
   * is no title.
   */
  public int title;

  public int width;
  public int height;

  public Box box(int width, int height, int left, int right) {
    Box box = new Box(boxes.size(), width, height, left, right, Box.Place.ANYWHERE);
    boxes.add(box);
    return box;
  }

  /**
   * Adds a port. A port is a position at which an edge crosses the border of the node that contains
   * the level.
   */
  public Box port(Box.Place place, int height) {
    Box port = new Box(boxes.size(), 1, height, 0, 0, place);
    port.rigid = true;
    boxes.add(port);
    return port;
  }

  /**
   * Returns the boxes that must be in one row, or an empty list if an edge connects two of these
   * boxes or two of them are on the main path.
   */
  public List<Box> beside() {
    for (Edge edge : edges) {
      if (edge.from.beside && edge.to.beside) {
        return List.of();
      }
    }
    List<Box> beside = new ArrayList<>();
    int onSpine = 0;
    for (Box box : boxes) {
      if (box.beside) {
        beside.add(box);
        onSpine += box.spine ? 1 : 0;
      }
    }
    return onSpine > 1 ? List.of() : beside;
  }

  /** Returns whether any of the boxes should be below all boxes with outgoing edges. */
  public boolean hasEnds() {
    for (Box box : boxes) {
      if (box.depth == Graph.Depth.LOW) {
        return true;
      }
    }
    return false;
  }

  /** Extends the main path by an edge, unless the target of the edge is already on the path. */
  public void lead(Edge edge) {
    if (spine.isEmpty()) {
      onSpine(edge.from);
    }
    if (!edge.to.spine) {
      edge.main = edge.from == spine.get(spine.size() - 1);
      // A box from which the main path continues cannot be in the last row.
      spine.get(spine.size() - 1).depth = Graph.Depth.ANYWHERE;
      onSpine(edge.to);
    }
  }

  private void onSpine(Box box) {
    box.spine = true;
    spine.add(box);
  }

  /**
   * Increases the height of the level, and extends the edges that cross the lower border of the
   * level.
   */
  public void lengthen(int by) {
    height += by;
    for (Edge edge : edges) {
      if (edge.from.place == Box.Place.LAST) {
        lengthen(edge, 0, by);
      } else if (edge.to.place == Box.Place.LAST) {
        lengthen(edge, edge.path.size() - 1, by);
      }
    }
  }

  private static void lengthen(Edge edge, int end, int by) {
    Point point = edge.path.get(end);
    edge.path.set(end, new Point(point.x(), point.y() + by));
  }

  public Edge edge(Box from, Box to, int labelWidth, int labelHeight) {
    Edge edge = new Edge(edges.size(), from, to, labelWidth, labelHeight);
    edges.add(edge);
    return edge;
  }
}
