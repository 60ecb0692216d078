package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Moves upward edges to the outside of the boxes that the edges pass, unless this leads to more
 * crossings. At the outside, readers recognize that the edges lead back. Shorter edges are closer
 * to the boxes than longer edges.
 */
final class OuterLanes {

  private final int[][] order;
  private final int[] position;
  private final Crossings crossings;

  /** The number of the first box of each row, or -1 if the row has no box. */
  private final int[] first;

  private final int[] last;

  private OuterLanes(Rows rows, int[][] order, int[] position, Crossings crossings) {
    this.order = order;
    this.position = position;
    this.crossings = crossings;
    this.first = new int[order.length];
    this.last = new int[order.length];
    for (int r = 0; r < order.length; r++) {
      first[r] = -1;
      last[r] = -1;
      for (Item item : rows.rows.get(r)) {
        if (item.box != null) {
          int at = position[item.number];
          first[r] = first[r] < 0 || at < position[first[r]] ? item.number : first[r];
          last[r] = last[r] < 0 || at > position[last[r]] ? item.number : last[r];
        }
      }
    }
  }

  /**
   * Changes the order of the rows.
   *
   * @param order the numbers of the items of each row, from left to right
   * @param position the position of each item in its row, indexed by {@link Item#number}
   * @param now the current number of crossings
   * @return the new number of crossings, which is at most {@code now}
   */
  static int lead(Rows rows, int[][] order, int[] position, Crossings crossings, int now) {
    List<List<Item>> runs = upwardRuns(rows);
    if (runs.isEmpty()) {
      return now;
    }
    OuterLanes lanes = new OuterLanes(rows, order, position, crossings);
    int best = now;
    for (List<Item> run : runs) {
      best = lanes.isAmid(run) ? lanes.lead(run, best) : best;
    }
    return best;
  }

  /**
   * Returns the items of upward edges. Each list contains the items of one edge from top to bottom,
   * and shorter lists are first.
   */
  private static List<List<Item>> upwardRuns(Rows rows) {
    Map<Edge, List<Item>> runs = new LinkedHashMap<>();
    for (List<Item> row : rows.rows) {
      for (Item item : row) {
        if (item.box == null && item.above.get(0).edge.upwards) {
          runs.computeIfAbsent(item.above.get(0).edge, w -> new ArrayList<>()).add(item);
        }
      }
    }
    List<List<Item>> sorted = new ArrayList<>(runs.values());
    sorted.sort(Comparator.comparingInt(List::size));
    return sorted;
  }

  /** Returns whether there are boxes on both sides of an edge, possibly in different rows. */
  private boolean isAmid(List<Item> run) {
    boolean before = false;
    boolean after = false;
    for (Item item : run) {
      if (first[item.rank] >= 0) {
        before |= position[first[item.rank]] < position[item.number];
        after |= position[last[item.rank]] > position[item.number];
      }
    }
    return before && after;
  }

  private int lead(List<Item> run, int most) {
    int[] former = new int[run.size()];
    for (int i = 0; i < former.length; i++) {
      former[i] = position[run.get(i).number];
    }
    for (boolean right : new boolean[] {true, false}) {
      for (Item item : run) {
        move(item, right ? order[item.rank].length - 1 : 0);
      }
      int crossing = crossings.count(position, most + 1);
      if (crossing <= most) {
        return crossing;
      }
      for (int i = 0; i < former.length; i++) {
        move(run.get(i), former[i]);
      }
    }
    return most;
  }

  private void move(Item item, int to) {
    int[] row = order[item.rank];
    int at = position[item.number];
    for (int step = Integer.signum(to - at); at != to; at += step) {
      row[at] = row[at + step];
      position[row[at]] = at;
    }
    row[to] = item.number;
    position[item.number] = to;
  }
}
