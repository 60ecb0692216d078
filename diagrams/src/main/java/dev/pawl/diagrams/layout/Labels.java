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
  static void place(Rows rows, LayoutOptions manner) {
    List<List<EdgeSegment>> pieces = new ArrayList<>();
    for (int i = 0; i < rows.level.wires.size(); i++) {
      pieces.add(new ArrayList<>());
    }
    int[] load = new int[rows.gaps.size()];
    for (List<EdgeSegment> gap : rows.gaps) {
      for (EdgeSegment piece : gap) {
        pieces.get(piece.wire.number).add(piece);
      }
    }
    List<Edge> longestLast = new ArrayList<>(rows.level.wires);
    longestLast.sort((a, b) -> pieces.get(a.number).size() - pieces.get(b.number).size());
    for (Edge wire : longestLast) {
      if (wire.labelled()) {
        EdgeSegment place = leastLoaded(pieces.get(wire.number), wire.upwards, load);
        place.labelled = true;
        place.left = manner.inline() ? (wire.labelWidth - 1) / 2 : 0;
        place.right = manner.inline() ? wire.labelWidth - 1 - place.left : wire.labelWidth + 1;
        load[place.upper.rank] += wire.labelWidth + 3;
      }
    }
    if (manner.inline()) {
      for (List<EdgeSegment> gap : rows.gaps) {
        stagger(gap);
      }
    }
  }

  private static EdgeSegment leastLoaded(List<EdgeSegment> pieces, boolean upwards, int[] load) {
    EdgeSegment best = pieces.get(upwards ? pieces.size() - 1 : 0);
    for (int i = 1; i < pieces.size(); i++) {
      EdgeSegment piece = pieces.get(upwards ? pieces.size() - 1 - i : i);
      if (load[piece.upper.rank] < load[best.upper.rank]) {
        best = piece;
      }
    }
    return best;
  }

  private static void stagger(List<EdgeSegment> gap) {
    int line = 0;
    for (EdgeSegment piece : gap) {
      if (piece.labelled) {
        piece.line = line;
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
    for (EdgeSegment piece : gap) {
      if (piece.labelled) {
        int left = piece.label.at - piece.left;
        // If no line is free, the label keeps the line that was reserved for it.
        piece.line = left > ends[0] + apart ? 0 : left > ends[1] + apart ? 1 : piece.line;
        ends[piece.line] = piece.label.at + piece.right;
      }
    }
  }
}
