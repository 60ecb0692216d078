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
  private final Spacing measure;

  BoxEnds(Box box, Spacing measure) {
    this.box = box;
    this.measure = measure;
  }

  /**
   * Sets the ends of edges at the upper and the lower side of the box.
   *
   * @param wires the edges of the level that contains the box, by the index of their link
   * @param ports the ports at which links cross the border of the box, by the index of the link
   * @param own whether a link ends at the box itself
   */
  void set(Map<Integer, Edge> wires, Map<Integer, Box> ports, IntPredicate own) {
    box.middle = middle(wires, ports, own);
    set(wires, ports, own, true);
    set(wires, ports, own, false);
  }

  private int crossing(Map<Integer, Box> ports, int link) {
    return measure.inset() + requireNonNull(ports.get(link)).x;
  }

  /**
   * Returns the distance of the main path from the left border of the box. If the main path leads
   * to an inner box and crosses the border near the middle, returns the position of the crossing.
   * If there is no such crossing, returns the middle of the box.
   */
  private int middle(Map<Integer, Edge> wires, Map<Integer, Box> ports, IntPredicate own) {
    int middle = (box.width - 1) / 2;
    for (Map.Entry<Integer, Edge> linked : wires.entrySet()) {
      Edge wire = linked.getValue();
      boolean ends = wire.from == box || wire.to == box;
      if (ends && wire.main && measure.centred() && !own.test(linked.getKey())) {
        int at = crossing(ports, linked.getKey());
        return Math.abs(at - middle) <= box.width / ASIDE ? at : middle;
      }
    }
    return middle;
  }

  private void set(
      Map<Integer, Edge> wires, Map<Integer, Box> ports, IntPredicate own, boolean top) {
    List<Integer> free = new ArrayList<>();
    List<Integer> taken = new ArrayList<>();
    for (Map.Entry<Integer, Edge> linked : wires.entrySet()) {
      int link = linked.getKey();
      Edge wire = linked.getValue();
      if ((top ? wire.lower() : wire.upper()) != box) {
        continue;
      }
      if (own.test(link)) {
        free.add(wire.main ? 0 : free.size(), link);
      } else {
        taken.add(crossing(ports, link));
        end(wire, taken.get(taken.size() - 1), false);
      }
    }
    for (int link : free) {
      Edge wire = requireNonNull(wires.get(link));
      int wish = wire.main ? box.middle : crossing(ports, link);
      int at = free(wish, taken);
      while (at >= box.width - measure.corner()) {
        // Add two columns, so that the middle remains a column.
        box.width += 2;
      }
      box.span = box.width;
      taken.add(at);
      end(wire, at, !wire.main);
    }
  }

  private void end(Edge wire, int at, boolean free) {
    if (wire.from == box) {
      wire.fromAt = at;
      wire.fromFree = free;
    } else {
      wire.toAt = at;
      wire.toFree = free;
    }
  }

  /**
   * Returns the free position that is nearest to {@code wish}. If no position is free, returns a
   * position beyond the width of the box.
   */
  private int free(int wish, List<Integer> taken) {
    for (int away = 0; away < box.width; away++) {
      for (int at = wish - away; at <= wish + away; at += Math.max(1, 2 * away)) {
        boolean inside = at >= measure.corner() && at < box.width - measure.corner();
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
      if (Math.abs(other - at) < measure.line()) {
        return false;
      }
    }
    return true;
  }
}
