package dev.pawl.diagrams.layout;

import java.util.Collections;
import java.util.List;

/**
 * Puts the wider side of a level to the right of the main path, because readers start at the left.
 */
final class Sides {

  private static final int LINE = 2;

  private Sides() {}

  /**
   * Mirrors all rows if the boxes and lines to the left of the main path are wider than those to
   * the right.
   */
  static void settle(Rows rows) {
    for (Box box : rows.level.boxes) {
      if (box.rigid) {
        // Mirroring would add crossings at ends with fixed places.
        return;
      }
    }
    int left = 0;
    int right = 0;
    for (List<Item> row : rows.rows) {
      int main = main(row);
      if (main >= 0) {
        left = Math.max(left, width(row.subList(0, main)));
        right = Math.max(right, width(row.subList(main + 1, row.size())));
      }
    }
    if (left > right) {
      for (List<Item> row : rows.rows) {
        Collections.reverse(row);
      }
      rows.number();
    }
  }

  private static int main(List<Item> row) {
    for (int i = 0; i < row.size(); i++) {
      if (row.get(i).spine()) {
        return i;
      }
    }
    return -1;
  }

  private static int width(List<Item> items) {
    int width = 0;
    for (Item item : items) {
      width += item.box == null ? LINE : item.box.width;
      for (EdgeSegment segment : item.below) {
        boolean begins = item.box != null || segment.isWhole();
        width += begins ? LINE + segment.edge.labelWidth / 2 : 0;
      }
    }
    return width;
  }
}
