package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Orders the ends of edges at the border of a box that contains other boxes. The ends of edges to
 * inner boxes are fixed. This class puts all other ends between the fixed ends so that no edges
 * cross.
 */
final class Borders {

  private final Item item;
  private final boolean above;
  private final int line;
  private final int corner;

  private Borders(Item item, boolean above, int line, int corner) {
    this.item = item;
    this.above = above;
    this.line = line;
    this.corner = corner;
  }

  /**
   * Orders the ends of edges at all boxes that contain other boxes. The rows must already be
   * ordered.
   *
   * @param line the minimum distance between two ends
   * @param corner the minimum distance between an end and the corner of the box
   */
  public static void sort(Rows rows, int line, int corner) {
    for (List<Item> row : rows.rows) {
      for (Item item : row) {
        if (item.isBox() && item.box().rigid) {
          new Borders(item, true, line, corner).sort(item.above);
          new Borders(item, false, line, corner).sort(item.below);
        }
      }
    }
  }

  private void sort(List<EdgeSegment> segments) {
    List<EdgeSegment> fixed = new ArrayList<>();
    List<EdgeSegment> free = new ArrayList<>();
    for (EdgeSegment segment : segments) {
      (isFree(segment) ? free : fixed).add(segment);
    }
    fixed.sort(Comparator.comparingInt(this::at));
    free.sort(Comparator.comparingLong(this::other));
    int[] places = new int[free.size()];
    int former = corner - line;
    int next = 0;
    for (int i = 0; i < places.length; i++) {
      while (next < fixed.size() && other(fixed.get(next)) < other(free.get(i))) {
        former = Math.max(former, at(fixed.get(next++)));
      }
      places[i] = former + line;
      former = places[i];
      int most = next < fixed.size() ? at(fixed.get(next)) - line : item.box().width - 1 - corner;
      if (places[i] > most) {
        // There is not enough space for this order, so the ends keep their positions.
        return;
      }
    }
    for (int i = 0; i < places.length; i++) {
      Edge edge = free.get(i).edge;
      if (edge.from == item.box) {
        edge.fromAt = places[i];
      } else {
        edge.toAt = places[i];
      }
    }
  }

  private boolean isFree(EdgeSegment segment) {
    return above ? segment.edge.lowerFree() : segment.edge.upperFree();
  }

  private int at(EdgeSegment segment) {
    return above ? segment.lowerAt() : segment.upperAt();
  }

  /** Returns a number by which the far ends of segments can be sorted from left to right. */
  private long other(EdgeSegment segment) {
    Item end = above ? segment.upper : segment.lower;
    return ((long) end.position << 16) + (above ? segment.upperAt() : segment.lowerAt());
  }
}
