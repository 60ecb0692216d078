package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Chooses the gap between two rows in which each label is placed, and staggers labels that are too
 * close to each other.
 */
final class Labels {

  /** The maximum number of lines in which the labels between two rows of boxes are staggered. */
  static final int LINES = 2;

  private Labels() {}

  /** Assigns each label to a segment. The order of the rows must be final. */
  static void place(Rows rows, LayoutOptions options) {
    List<List<EdgeSegment>> segments = new ArrayList<>();
    for (int i = 0; i < rows.level.edges.size(); i++) {
      segments.add(new ArrayList<>());
    }
    int[] load = new int[rows.gaps.size()];
    for (List<EdgeSegment> gap : rows.gaps) {
      for (EdgeSegment segment : gap) {
        segments.get(segment.edge.number).add(segment);
      }
    }
    List<Edge> longestLast = new ArrayList<>(rows.level.edges);
    longestLast.sort((a, b) -> segments.get(a.number).size() - segments.get(b.number).size());
    for (Edge edge : longestLast) {
      if (edge.labelled()) {
        EdgeSegment place = leastLoaded(segments.get(edge.number), edge.upwards, load);
        place.labelled = true;
        place.left = options.inline() ? (edge.labelWidth - 1) / 2 : 0;
        place.right = options.inline() ? edge.labelWidth - 1 - place.left : edge.labelWidth + 1;
        load[place.upper.rank] += edge.labelWidth + 3;
      }
    }
    if (options.inline()) {
      for (List<EdgeSegment> gap : rows.gaps) {
        stagger(gap);
      }
    }
  }

  private static EdgeSegment leastLoaded(List<EdgeSegment> segments, boolean upwards, int[] load) {
    EdgeSegment best = segments.get(upwards ? segments.size() - 1 : 0);
    for (int i = 1; i < segments.size(); i++) {
      EdgeSegment segment = segments.get(upwards ? segments.size() - 1 - i : i);
      if (load[segment.upper.rank] < load[best.upper.rank]) {
        best = segment;
      }
    }
    return best;
  }

  private static void stagger(List<EdgeSegment> gap) {
    int line = 0;
    for (EdgeSegment segment : gap) {
      if (segment.labelled) {
        segment.line = line;
        line = (line + 1) % LINES;
      }
    }
  }

  /**
   * Assigns the labels between two rows of boxes to as few lines as possible. The columns of the
   * labels must be known.
   *
   * @param apart the minimum distance between two labels in one line
   */
  static void settle(List<EdgeSegment> gap, int apart) {
    int[] ends = new int[LINES];
    Arrays.fill(ends, Integer.MIN_VALUE / 2);
    for (EdgeSegment segment : gap) {
      if (segment.labelled) {
        int left = segment.label.at - segment.left;
        // If no line is free, the label keeps the line that was reserved for it.
        segment.line = left > ends[0] + apart ? 0 : left > ends[1] + apart ? 1 : segment.line;
        ends[segment.line] = segment.label.at + segment.right;
      }
    }
  }
}
