package dev.pawl.diagrams.layout;

import java.util.List;

/** Counts crossing pairs of edge segments for different orders of the items. */
final class Crossings {

  private final List<List<EdgeSegment>> gaps;

  /** The positions of the upper ends of the segments between the two current rows. */
  private final int[] upper;

  private final int[] lower;

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
   * Returns the number of crossing pairs. Counting stops when the number is at least {@code best}.
   *
   * @param position the position of each item in its row, indexed by {@link Item#number}
   */
  int count(int[] position, int best) {
    int sum = 0;
    for (List<EdgeSegment> gap : gaps) {
      int n = gap.size();
      for (int i = 0; i < n; i++) {
        EdgeSegment segment = gap.get(i);
        upper[i] = end(position[segment.upper.number], segment.upperAt(), segment.edge.upperFree());
        lower[i] = end(position[segment.lower.number], segment.lowerAt(), segment.edge.lowerFree());
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

  /**
   * Compares the positions of two ends of edges in the same row. Returns 0 if both ends are at the
   * same item and at least one of the ends may move to either side of the other end.
   */
  private static int order(int one, int other) {
    boolean free = ((one | other) & 1) > 0 && one >> 16 == other >> 16;
    return free ? 0 : Integer.compare(one, other);
  }
}
