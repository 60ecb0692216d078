package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Estimates the width of a level whose boxes have ranks, and divides rows that are too wide. */
final class WidthEstimator {

  private final Level level;
  private final boolean inline;
  private final Spacing spacing;

  /** The number of edges that end at the upper side of each box. */
  private final int[] above;

  private final int[] below;
  private int[] rows = {};
  private int[] gaps = {};

  private WidthEstimator(Level level, LayoutOptions options) {
    this.level = level;
    this.inline = options.inline();
    this.spacing = options.spacing();
    above = new int[level.boxes.size()];
    below = new int[level.boxes.size()];
    for (Edge edge : level.edges) {
      above[edge.lower().number]++;
      below[edge.upper().number]++;
    }
  }

  /** Returns the approximate minimum width of the level. */
  static int width(Level level, int ranks, LayoutOptions options) {
    WidthEstimator crowding = new WidthEstimator(level, options);
    crowding.spacing(ranks);
    int widest = 0;
    for (int i = 0; i < ranks; i++) {
      widest = Math.max(widest, Math.max(crowding.rows[i], crowding.gaps[i]));
    }
    return widest;
  }

  /**
   * Divides rows until no row is too wide, if possible.
   *
   * @return the new number of rows
   */
  static int relieve(Level level, int ranks, LayoutOptions options) {
    WidthEstimator crowding = new WidthEstimator(level, options);
    int count = ranks;
    while (count < ranks + level.boxes.size()) {
      crowding.spacing(count);
      int row = crowding.tooWide(count, options.widest());
      if (row < 0 || !crowding.divide(row)) {
        return count;
      }
      count++;
    }
    return count;
  }

  private void spacing(int ranks) {
    rows = new int[ranks];
    gaps = new int[ranks];
    for (Box box : level.boxes) {
      if (box.place == Box.Place.ANYWHERE) {
        int ends = spacing.width(Math.max(above[box.number], below[box.number]));
        rows[box.rank] += box.left + Math.max(box.width, ends) + box.right + spacing.box();
      }
    }
    List<Edge> longestLast = new ArrayList<>(level.edges);
    longestLast.sort((a, b) -> a.ranks() - b.ranks());
    for (Edge edge : longestLast) {
      int best = edge.upper().rank;
      for (int r = edge.upper().rank; r < edge.lower().rank; r++) {
        gaps[r] += spacing.line();
        rows[r] += r > edge.upper().rank ? spacing.line() : 0;
        best = gaps[r] < gaps[best] ? r : best;
      }
      if (edge.labelled()) {
        gaps[best] += inline ? edge.labelWidth / 2 + 1 : edge.labelWidth + 2;
      }
    }
  }

  /**
   * Returns the row that should be divided, or -1 if no row is too wide or dividing does not help.
   */
  private int tooWide(int ranks, int widest) {
    int worst = -1;
    int most = widest;
    for (int r = 0; r < ranks; r++) {
      if (rows[r] > most && size(r) > 1) {
        most = rows[r];
        worst = r;
      }
      if (gaps[r] > most) {
        int upper = size(r);
        int lower = size(r + 1);
        if (Math.max(upper, lower) > 1) {
          most = gaps[r];
          worst = upper > lower ? r : r + 1;
        }
      }
    }
    return worst;
  }

  private int size(int rank) {
    int size = 0;
    for (Box box : level.boxes) {
      size += box.rank == rank && box.place == Box.Place.ANYWHERE ? 1 : 0;
    }
    return size;
  }

  /**
   * Moves about half of the boxes of a row into a new row below. Boxes with few edges from above
   * are moved first. Returns false if the row has fewer than two boxes.
   */
  private boolean divide(int rank) {
    List<Box> row = new ArrayList<>();
    int width = 0;
    for (Box box : level.boxes) {
      if (box.rank == rank && box.place == Box.Place.ANYWHERE) {
        row.add(box);
        width += box.width;
      }
    }
    if (row.size() < 2) {
      return false;
    }
    row.sort(
        Comparator.comparing((Box b) -> b.first)
            .thenComparingInt(b -> above[b.number] - below[b.number])
            .thenComparingInt(b -> -b.number));
    for (Box box : level.boxes) {
      box.rank += box.rank > rank ? 1 : 0;
    }
    int moved = 0;
    for (Box box : row.subList(0, row.size() - 1)) {
      if (moved > 0 && 2 * moved + box.width > width) {
        break;
      }
      box.rank++;
      moved += box.width;
    }
    return true;
  }
}
