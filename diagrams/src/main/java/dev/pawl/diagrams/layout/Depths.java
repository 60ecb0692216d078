package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Computes how low each box of a level can be. The directions of the edges must be known. The depth
 * of a box is its preferred depth, but at most the depth of each box that must be below the box.
 */
final class Depths {

  private record Order(Box upper, Box lower) {}

  private Depths() {}

  /**
   * Returns the depths of the boxes, indexed by {@link Box#number}.
   *
   * @param first the box above all other boxes, or null if there is no such box
   * @param low whether boxes without outgoing edges are below all boxes with outgoing edges
   */
  public static int[] of(Level level, @Nullable Box first, boolean low) {
    int[] depths = new int[level.boxes.size()];
    for (Box box : level.boxes) {
      boolean border = box.place == Box.Place.LAST;
      boolean free = !low && box.depth == Graph.Depth.LOW;
      depths[box.number] = border ? Graph.Depth.values().length : free ? 0 : box.depth.ordinal();
    }
    if (first != null) {
      depths[first.number] = 0;
    }
    List<Order> orders = orders(level);
    for (boolean changed = true; changed; ) {
      changed = false;
      for (Order order : orders) {
        int most = depths[order.lower.number];
        if (depths[order.upper.number] > most) {
          depths[order.upper.number] = most;
          changed = true;
        }
      }
    }
    return depths;
  }

  /** Returns the pairs of boxes whose vertical order is fixed. */
  private static List<Order> orders(Level level) {
    List<Order> orders = new ArrayList<>();
    for (Edge edge : level.edges) {
      orders.add(new Order(edge.upper(), edge.lower()));
    }
    for (int i = 1; i < level.spine.size(); i++) {
      orders.add(new Order(level.spine.get(i - 1), level.spine.get(i)));
    }
    List<Box> beside = level.beside();
    for (int i = 1; i < beside.size(); i++) {
      orders.add(new Order(beside.get(i - 1), beside.get(i)));
      orders.add(new Order(beside.get(i), beside.get(i - 1)));
    }
    return orders;
  }
}
