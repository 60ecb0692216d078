package dev.pawl.diagrams.layout;

import java.util.List;

/** Counts how many pairs of pieces of wire cross, for one order of the items after another. */
final class Crossings {

  private final List<List<EdgeSegment>> gaps;

  /** The ends of the pieces of a gap, while that is looked at. */
  private final int[] upper;

  private final int[] lower;

  /** Crossings between rows whose items have numbers. */
  Crossings(Rows rows) {
    gaps = rows.gaps;
    int most = 0;
    for (List<EdgeSegment> gap : gaps) {
      most = Math.max(most, gap.size());
    }
    upper = new int[most];
    lower = new int[most];
  }

  /**
   * How many pairs cross, unless it is clear before that they are not fewer.
   *
   * @param position where each item is in its row, by its number
   */
  int count(int[] position, int best) {
    int sum = 0;
    for (List<EdgeSegment> gap : gaps) {
      int n = gap.size();
      for (int i = 0; i < n; i++) {
        EdgeSegment piece = gap.get(i);
        upper[i] = end(position[piece.upper.number], piece.upperAt(), piece.wire.upperFree());
        lower[i] = end(position[piece.lower.number], piece.lowerAt(), piece.wire.lowerFree());
        for (int j = 0; j < i; j++) {
          sum += order(upper[i], upper[j]) * order(lower[i], lower[j]) < 0 ? 1 : 0;
        }
      }
      if (sum >= best) {
        return sum;
      }
    }
    return sum;
  }

  private static int end(int position, int at, boolean free) {
    return (position << 16) + 2 * at + (free ? 1 : 0);
  }

  /** The order of two ends: none where one is free to be at either side. */
  private static int order(int one, int other) {
    boolean free = ((one | other) & 1) > 0 && one >> 16 == other >> 16;
    return free ? 0 : Integer.compare(one, other);
  }
}
