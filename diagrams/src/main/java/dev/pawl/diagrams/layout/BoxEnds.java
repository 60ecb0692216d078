package dev.pawl.diagrams.layout;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * Places the ends of edges at a box that contains other boxes. The layout inside the box determines
 * where the edges to inner boxes end. The main path ends in or near the middle of the box. All
 * other edges end at free positions.
 */
final class BoxEnds {

  /**
   * The divisor that limits how far the main path may be from the middle of the box. The limit is
   * the width of the box divided by this number.
   */
  private static final int ASIDE = 5;

  private final Box box;
  private final Spacing spacing;

  BoxEnds(Box box, Spacing spacing) {
    this.box = box;
    this.spacing = spacing;
  }

  /**
   * Sets the ends of edges at the upper and the lower side of the box.
   *
   * @param edges the edges of the level that contains the box, by the index of their link
   * @param ports the ports at which links cross the border of the box, by the index of the link
   * @param own whether a link ends at the box itself
   */
  void set(Map<Integer, Edge> edges, Map<Integer, Box> ports, IntPredicate own) {
    box.middle = middle(edges, ports, own);
    set(edges, ports, own, true);
    set(edges, ports, own, false);
  }

  private int crossing(Map<Integer, Box> ports, int link) {
    return spacing.inset() + requireNonNull(ports.get(link)).x;
  }

  /**
   * Returns the distance of the main path from the left border of the box. If the main path leads
   * to an inner box and crosses the border near the middle, returns the position of the crossing.
   * If there is no such crossing, returns the middle of the box.
   */
  private int middle(Map<Integer, Edge> edges, Map<Integer, Box> ports, IntPredicate own) {
    int middle = (box.width - 1) / 2;
    for (Map.Entry<Integer, Edge> linked : edges.entrySet()) {
      Edge edge = linked.getValue();
      boolean ends = edge.from == box || edge.to == box;
      if (ends && edge.main && spacing.centred() && !own.test(linked.getKey())) {
        int at = crossing(ports, linked.getKey());
        return Math.abs(at - middle) <= box.width / ASIDE ? at : middle;
      }
    }
    return middle;
  }

  private void set(
      Map<Integer, Edge> edges, Map<Integer, Box> ports, IntPredicate own, boolean top) {
    List<Integer> free = new ArrayList<>();
    List<Integer> taken = new ArrayList<>();
    for (Map.Entry<Integer, Edge> linked : edges.entrySet()) {
      int link = linked.getKey();
      Edge edge = linked.getValue();
      if ((top ? edge.lower() : edge.upper()) != box) {
        continue;
      }
      if (own.test(link)) {
        free.add(edge.main ? 0 : free.size(), link);
      } else {
        taken.add(crossing(ports, link));
        end(edge, taken.get(taken.size() - 1), false);
      }
    }
    for (int link : free) {
      Edge edge = requireNonNull(edges.get(link));
      int wish = edge.main ? box.middle : crossing(ports, link);
      int at = free(wish, taken);
      while (at >= box.width - spacing.corner()) {
        // Add two columns, so that the middle remains a column.
        box.width += 2;
      }
      box.span = box.width;
      taken.add(at);
      end(edge, at, !edge.main);
    }
  }

  private void end(Edge edge, int at, boolean free) {
    if (edge.from == box) {
      edge.fromAt = at;
      edge.fromFree = free;
    } else {
      edge.toAt = at;
      edge.toFree = free;
    }
  }

  /**
   * Returns the free position that is nearest to {@code wish}. If no position is free, returns a
   * position beyond the width of the box.
   */
  private int free(int wish, List<Integer> taken) {
    for (int away = 0; away < box.width; away++) {
      for (int at = wish - away; at <= wish + away; at += Math.max(1, 2 * away)) {
        boolean inside = at >= spacing.corner() && at < box.width - spacing.corner();
        if (inside && isFree(at, taken)) {
          return at;
        }
      }
    }
    int at = box.width;
    while (!isFree(at, taken)) {
      at++;
    }
    return at;
  }

  private boolean isFree(int at, List<Integer> taken) {
    for (int other : taken) {
      if (Math.abs(other - at) < spacing.line()) {
        return false;
      }
    }
    return true;
  }
}
