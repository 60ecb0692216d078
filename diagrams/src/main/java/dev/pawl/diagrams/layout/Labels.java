package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Decides between which rows each label stands, and staggers labels that would be in their way. */
final class Labels {

  /** How many staggered lines of labels there are between two rows at most. */
  static final int LINES = 2;

  private Labels() {}

  /** Gives every label a place. The order of rows must be settled. */
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

  /** Puts labels whose columns are known into as few lines as there is room for. */
  static void settle(List<EdgeSegment> gap, int apart) {
    int[] ends = new int[LINES];
    Arrays.fill(ends, Integer.MIN_VALUE / 2);
    for (EdgeSegment piece : gap) {
      if (piece.labelled) {
        int left = piece.middle.at - piece.left;
        // where none is free it stays in the line that was kept free for it
        piece.line = left > ends[0] + apart ? 0 : left > ends[1] + apart ? 1 : piece.line;
        ends[piece.line] = piece.middle.at + piece.right;
      }
    }
  }
}
