package dev.pawl.diagrams.layout;

import java.util.List;

/**
 * Moves the outermost ends of edges from the upper and lower border of a box to the left and right
 * border. Ends are moved if the box would otherwise become much wider than its content. Edges with
 * moved ends are nested, so that they do not cross.
 */
final class SideEnds {

  /**
   * The maximum width of a box, in percent of the width of its content. If the box would become
   * wider, ends of its edges are moved.
   */
  private static final int MAX_WIDTH_PERCENT = 150;

  /** The maximum number of edges that end at the left or right side of a box. */
  private static final int MAX_ENDS = 6;

  /**
   * The maximum number of edges that end at the left or right side of a box. This number replaces
   * {@link #MAX_ENDS} as long as the box is more than twice as wide as its content.
   */
  private static final int MAX_ENDS_OF_WIDE_BOX = 10;

  /**
   * The number of rows at the left border that UML's mark of the initial state needs, including a
   * margin.
   */
  private static final int MARK = 26;

  private final Item item;
  private final Box box;
  private final Spacing spacing;

  /**
   * The number of moved ends, in this order: from the upper border to the left, from the upper
   * border to the right, from the lower border to the left, from the lower border to the right.
   */
  private final int[] moved = new int[4];

  private SideEnds(Item item, Spacing spacing) {
    this.item = item;
    this.box = item.box();
    this.spacing = spacing;
  }

  /**
   * Decides which edges end at the left and right side of a box. Makes the box high enough for
   * these edges.
   */
  static void divert(Item item, Spacing spacing) {
    SideEnds ends = new SideEnds(item, spacing);
    while (ends.width() > item.box().width * MAX_WIDTH_PERCENT / 100 && ends.move()) {
      // Each call moves one end.
    }
    ends.mark();
  }

  /** Returns the segments with ends that were not moved to the left or right border. */
  static List<EdgeSegment> inner(List<EdgeSegment> segments, boolean above) {
    int first = 0;
    int last = segments.size();
    while (first < last && isBeside(segments.get(first), above)) {
      first++;
    }
    while (first < last && isBeside(segments.get(last - 1), above)) {
      last--;
    }
    return segments.subList(first, last);
  }

  private static boolean isBeside(EdgeSegment segment, boolean above) {
    return (above ? segment.lowerSide : segment.upperSide) != null;
  }

  private List<EdgeSegment> segments(int side) {
    return side < 2 ? item.above : item.below;
  }

  private int width() {
    int before = Math.max(before(0), before(2));
    int after = Math.max(before(1), before(3));
    return 2 * Math.max(before, after) + 1;
  }

  /**
   * Returns the space that ends of edges need between the middle of the box and the left or right
   * border. If the main path ends at the box, the position of its end counts as the middle.
   */
  private int before(int side) {
    List<EdgeSegment> segments = segments(side);
    int other = side ^ 1;
    int main = BoxColumns.main(segments);
    int left = segments.size() - moved[side] - moved[other];
    if (main < 0) {
      return spacing.width(left) / 2;
    }
    int away = side % 2 == 0 ? main : segments.size() - 1 - main;
    return spacing.corner() + (away - moved[side]) * spacing.line();
  }

  /**
   * Moves one end to the left or right side of the box. Chooses the end for which the required
   * width becomes smallest. Returns false if no end may be moved.
   */
  private boolean move() {
    int best = -1;
    int least = Integer.MAX_VALUE;
    for (int side = 0; side < moved.length; side++) {
      if (!may(side)) {
        continue;
      }
      moved[side]++;
      int used = moved[side] + moved[side ^ 2];
      int sum = before(0) + before(1) + before(2) + before(3);
      int cost = 1000 * width() + 10 * sum + used;
      moved[side]--;
      if (cost < least) {
        least = cost;
        best = side;
      }
    }
    if (best >= 0) {
      moved[best]++;
    }
    return best >= 0;
  }

  private boolean may(int side) {
    // The right side is reserved for lines from the box to itself, and the upper left side for the
    // mark of the initial state.
    boolean free = side % 2 == 0 ? box.left == 0 || side == 2 : box.right == 0;
    List<EdgeSegment> segments = segments(side);
    int left = segments.size() - moved[side] - moved[side ^ 1];
    int main = BoxColumns.main(segments);
    int outer = main < 0 ? left - 1 : side % 2 == 0 ? main : segments.size() - 1 - main;
    boolean more = main < 0 ? outer > 0 : outer > moved[side];
    int most = width() > 2 * box.width ? MAX_ENDS_OF_WIDE_BOX : MAX_ENDS;
    return free && more && moved[side] + moved[side ^ 2] < most;
  }

  /** Returns whether UML's mark of the initial state is above the ends at the given side. */
  private boolean isMarked(int side) {
    return side == 2 && box.left > 0;
  }

  private void mark() {
    for (int side = 0; side < moved.length; side++) {
      int used = moved[side] + moved[side ^ 2];
      int mark = isMarked(side) ? MARK : 0;
      box.height = Math.max(box.height, used > 0 ? (used + 1) * spacing.lane() + 1 + mark : 0);
    }
    for (int side = 0; side < moved.length; side++) {
      List<EdgeSegment> segments = segments(side);
      boolean alone = moved[side ^ 2] == 0 && moved[side] == 1 && !isMarked(side);
      for (int i = 0; i < moved[side]; i++) {
        // Start with the innermost end, which is nearest to the corner.
        boolean right = side % 2 > 0;
        int at = right ? segments.size() - moved[side] + i : moved[side] - 1 - i;
        int away = alone ? (box.height - 1) / 2 : (i + 1) * spacing.lane();
        int down = side < 2 ? away : box.height - 1 - away;
        if (side < 2) {
          segments.get(at).lowerSide = new EdgeSegment.SideEnd(right, down);
        } else {
          segments.get(at).upperSide = new EdgeSegment.SideEnd(right, down);
        }
      }
    }
  }
}
