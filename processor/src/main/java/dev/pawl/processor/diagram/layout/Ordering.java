package dev.pawl.processor.diagram.layout;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/**
 * Orders each row so that few wires cross: sweeps that put every item at the mean place of its
 * neighbours, exchanges of neighbours while that helps, all from several beginnings.
 */
final class Ordering {

  private static final int SWEEPS = 8;
  private static final int BEGINNINGS = 32;

  /** After so many beginnings that led to nothing better it is enough. */
  private static final int IN_VAIN = 10;

  private static final Comparator<Item> BY_MEAN = Comparator.comparingDouble(i -> i.mean);

  private final Rows rows;
  private int best = Integer.MAX_VALUE;
  private List<List<Item>> bestRows;

  private Ordering(Rows rows) {
    this.rows = rows;
  }

  /** Orders the rows and returns how many crossings are left. */
  static int improve(Rows rows) {
    Ordering ordering = new Ordering(rows);
    ordering.run();
    return ordering.best;
  }

  private void run() {
    Random random = new Random(20);
    int since = 0;
    for (int i = 0; i < BEGINNINGS && best > 0 && since < IN_VAIN; i++) {
      int before = best;
      if (i == 1) {
        rows.rows.forEach(Collections::reverse);
      } else if (i > 1) {
        rows.rows.forEach(r -> Collections.shuffle(r, random));
      }
      rows.number();
      keep();
      sweeps(i % 2 == 0);
      since = best < before ? 0 : since + 1;
    }
    for (int r = 0; r < bestRows.size(); r++) {
      rows.rows.set(r, bestRows.get(r));
    }
    rows.number();
  }

  private void keep() {
    int crossings = rows.crossings();
    if (crossings < best) {
      best = crossings;
      bestRows = new ArrayList<>();
      rows.rows.forEach(r -> bestRows.add(new ArrayList<>(r)));
    }
  }

  private void sweeps(boolean downFirst) {
    for (int sweep = 0; sweep < SWEEPS && best > 0; sweep++) {
      boolean down = (sweep % 2 == 0) == downFirst;
      int n = rows.rows.size();
      for (int i = 1; i < n; i++) {
        byMean(rows.rows.get(down ? i : n - 1 - i), down, sweep % 4 >= 2);
      }
      exchange();
      keep();
    }
  }

  private static void byMean(List<Item> row, boolean fromAbove, boolean turnTies) {
    for (Item item : row) {
      List<Piece> pieces = fromAbove ? item.above : item.below;
      double sum = 0;
      for (Piece piece : pieces) {
        Item end = fromAbove ? piece.upper : piece.lower;
        int at = fromAbove ? piece.upperAt() : piece.lowerAt();
        sum += end.position + at / 1000.0;
      }
      item.mean = pieces.isEmpty() ? item.position : sum / pieces.size();
    }
    if (turnTies) {
      Collections.reverse(row);
    }
    row.sort(BY_MEAN);
    for (int i = 0; i < row.size(); i++) {
      row.get(i).position = i;
    }
  }

  /** Exchanges neighbours as long as wires cross less for it. */
  private void exchange() {
    boolean better = true;
    for (int round = 0; better && round < 20; round++) {
      better = false;
      for (List<Item> row : rows.rows) {
        for (int i = 0; i + 1 < row.size(); i++) {
          Item a = row.get(i);
          Item b = row.get(i + 1);
          if (crossings(a, b) > crossings(b, a)) {
            row.set(i, b);
            row.set(i + 1, a);
            b.position = i;
            a.position = i + 1;
            better = true;
          }
        }
      }
    }
  }

  /** How many pieces cross where one item stands left of another. */
  private static int crossings(Item left, Item right) {
    int sum = 0;
    for (Piece a : left.above) {
      for (Piece b : right.above) {
        if (after(a.upper, a.upperAt(), b.upper, b.upperAt())) {
          sum++;
        }
      }
    }
    for (Piece a : left.below) {
      for (Piece b : right.below) {
        if (after(a.lower, a.lowerAt(), b.lower, b.lowerAt())) {
          sum++;
        }
      }
    }
    return sum;
  }

  private static boolean after(Item a, int aAt, Item b, int bAt) {
    return a.position > b.position || (a.position == b.position && aAt > bAt);
  }
}
