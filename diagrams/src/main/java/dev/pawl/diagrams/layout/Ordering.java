package dev.pawl.diagrams.layout;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Orders the items of each row so that few edges cross. The search starts from several initial
 * orders. The search sorts items by the mean position of their neighbours, and swaps adjacent items
 * as long as swaps reduce crossings. For speed, this class uses numbers instead of objects, because
 * compilers run it for every picture.
 */
final class Ordering {

  private static final int SWEEPS = 8;
  private static final int BEGINNINGS = 16;

  /**
   * The number of consecutive initial orders without an improvement after which the search ends.
   */
  private static final int IN_VAIN = 4;

  /** The edge segments at the upper or lower side of an item. */
  private static final class Side {
    final int[] items;
    final int[] at;

    /**
     * For each segment, whether the far end may be at any position of the far item. Segments with
     * such an end do not cross other segments at the far item.
     */
    final boolean[] free;

    Side(List<EdgeSegment> segments, boolean above) {
      items = new int[segments.size()];
      at = new int[items.length];
      free = new boolean[items.length];
      for (int i = 0; i < items.length; i++) {
        EdgeSegment segment = segments.get(i);
        items[i] = above ? segment.upper.number : segment.lower.number;
        at[i] = above ? segment.upperAt() : segment.lowerAt();
        free[i] = above ? segment.edge.upperFree() : segment.edge.lowerFree();
      }
    }
  }

  private final Rows rows;

  /** The numbers of the items of each row, from left to right. */
  private final int[][] order;

  private final int[] position;
  private final double[] mean;
  private final Side[] above;
  private final Side[] below;
  private final Crossings crossings;

  /**
   * The cached results of {@link #sweeps}, by {@link #key}. The results are cached because many
   * initial orders lead to equal intermediate orders.
   */
  private final Map<Long, int[][]> swept = new HashMap<>();

  private int best = Integer.MAX_VALUE;
  private int @Nullable [][] bestOrder;

  private Ordering(Rows rows) {
    this.rows = rows;
    int count = 0;
    order = new int[rows.rows.size()][];
    for (int r = 0; r < order.length; r++) {
      List<Item> row = rows.rows.get(r);
      order[r] = new int[row.size()];
      for (int i = 0; i < order[r].length; i++) {
        row.get(i).number = count;
        order[r][i] = count++;
      }
    }
    position = new int[count];
    mean = new double[count];
    above = new Side[count];
    below = new Side[count];
    for (List<Item> row : rows.rows) {
      for (Item item : row) {
        above[item.number] = new Side(item.above, true);
        below[item.number] = new Side(item.below, false);
      }
    }
    crossings = new Crossings(rows);
  }

  /** Orders the rows and returns the number of remaining crossings. */
  static int improve(Rows rows) {
    Ordering ordering = new Ordering(rows);
    ordering.run();
    return ordering.best;
  }

  private void run() {
    SeededRandom random = new SeededRandom(20);
    int since = 0;
    for (int i = 0; i < BEGINNINGS && best > 0 && since < IN_VAIN; i++) {
      int before = best;
      for (int[] row : order) {
        if (i == 1) {
          reverse(row);
        } else if (i > 1) {
          shuffle(row, random);
        }
        number(row);
      }
      keep();
      sweeps(i % 2 == 0);
      since = best < before ? 0 : since + 1;
    }
    restore(requireNonNull(bestOrder));
    best = OuterLanes.lead(rows, order, position, crossings, best);
    for (int r = 0; r < order.length; r++) {
      List<Item> row = rows.rows.get(r);
      List<Item> ordered = new ArrayList<>();
      int first = row.isEmpty() ? 0 : row.get(0).number;
      for (int item : order[r]) {
        ordered.add(row.get(item - first));
      }
      rows.rows.set(r, ordered);
    }
    rows.number();
  }

  private static void reverse(int[] row) {
    for (int i = 0, j = row.length - 1; i < j; i++, j--) {
      swap(row, i, j);
    }
  }

  private static void shuffle(int[] row, SeededRandom random) {
    for (int i = row.length; i > 1; i--) {
      swap(row, i - 1, random.nextInt(i));
    }
  }

  private static void swap(int[] row, int i, int j) {
    int item = row[i];
    row[i] = row[j];
    row[j] = item;
  }

  private void number(int[] row) {
    for (int i = 0; i < row.length; i++) {
      position[row[i]] = i;
    }
  }

  private void keep() {
    int crossing = crossings.count(position, best);
    if (crossing < best) {
      best = crossing;
      bestOrder = copy();
    }
  }

  private void sweeps(boolean downFirst) {
    for (int sweep = 0; sweep < SWEEPS && best > 0; sweep++) {
      long key = key(sweep % 4 * 2 + (downFirst ? 1 : 0));
      int[][] known = swept.get(key);
      if (known != null) {
        restore(known);
        continue;
      }
      boolean down = (sweep % 2 == 0) == downFirst;
      int n = order.length;
      for (int i = 1; i < n; i++) {
        byMean(order[down ? i : n - 1 - i], down ? above : below, sweep % 4 >= 2);
      }
      exchange();
      keep();
      swept.put(key, copy());
    }
  }

  /** Returns a hash of the current order and of a number that represents the kind of sweep. */
  private long key(int kind) {
    long key = kind;
    for (int[] row : order) {
      for (int item : row) {
        key = (key ^ item) * 0x9E3779B97F4A7C15L;
        key ^= key >>> 32;
      }
    }
    return key;
  }

  private void restore(int[][] known) {
    for (int r = 0; r < order.length; r++) {
      System.arraycopy(known[r], 0, order[r], 0, known[r].length);
      number(order[r]);
    }
  }

  private int[][] copy() {
    int[][] copy = new int[order.length][];
    for (int r = 0; r < order.length; r++) {
      copy[r] = order[r].clone();
    }
    return copy;
  }

  private void byMean(int[] row, Side[] sides, boolean turnTies) {
    for (int item : row) {
      Side side = sides[item];
      double sum = 0;
      for (int i = 0; i < side.items.length; i++) {
        sum += position[side.items[i]] + side.at[i] / 1000.0;
      }
      mean[item] = side.items.length == 0 ? position[item] : sum / side.items.length;
    }
    if (turnTies) {
      reverse(row);
    }
    for (int i = 1; i < row.length; i++) {
      int item = row[i];
      int at = i;
      while (at > 0 && mean[row[at - 1]] > mean[item]) {
        row[at] = row[at - 1];
        at--;
      }
      row[at] = item;
    }
    number(row);
  }

  /** Swaps adjacent items as long as swaps reduce crossings. */
  private void exchange() {
    int[] changed = new int[order.length + 2];
    int[] settled = new int[order.length];
    int time = 0;
    boolean better = true;
    for (int round = 0; better && round < 20; round++) {
      better = false;
      for (int r = 0; r < order.length; r++) {
        time++;
        int news = Math.max(changed[r + 1], Math.max(changed[r], changed[r + 2]));
        if (settled[r] > news) {
          continue;
        }
        if (exchange(order[r])) {
          changed[r + 1] = time;
          better = true;
        } else {
          settled[r] = time;
        }
      }
    }
  }

  private boolean exchange(int[] row) {
    boolean better = false;
    for (int i = 0; i + 1 < row.length; i++) {
      int a = row[i];
      int b = row[i + 1];
      if (gain(above[a], above[b]) + gain(below[a], below[b]) > 0) {
        row[i] = b;
        row[i + 1] = a;
        position[b] = i;
        position[a] = i + 1;
        better = true;
      }
    }
    return better;
  }

  /**
   * Returns how many crossings on one side of two adjacent items disappear if the items are
   * swapped; negative if crossings are added.
   */
  private int gain(Side left, Side right) {
    int gain = 0;
    for (int i = 0; i < left.items.length; i++) {
      int a = position[left.items[i]];
      for (int j = 0; j < right.items.length; j++) {
        int by = a - position[right.items[j]];
        if (by == 0 && !left.free[i] && !right.free[j]) {
          by = left.at[i] - right.at[j];
        }
        gain += Integer.signum(by);
      }
    }
    return gain;
  }
}
