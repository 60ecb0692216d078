package dev.pawl.diagrams.layout;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Remembers in which rows the boxes of a graph stand and how those were ordered, neither of which
 * depends on how large labels are, so that several drawings of one graph need not find it out
 * again.
 */
final class Orders {

  /** The order of a level, as the place of each item, row by row. */
  private record Order(int[][] places, int crossings) {}

  private final Map<String, int[]> ranks = new HashMap<>();
  private final Map<String, Order> found = new HashMap<>();

  /** The ranks of a level's boxes, found as before if they were found before. */
  public int[] ranks(String name, Supplier<int[]> finder) {
    return ranks.computeIfAbsent(name, n -> finder.get());
  }

  /**
   * Orders the rows, as before if they were ordered before; returns how many crossings are left.
   */
  public int apply(String name, Rows rows) {
    StringBuilder level = new StringBuilder(name);
    for (List<Item> row : rows.rows) {
      level.append(' ').append(row.size());
    }
    Order known = found.get(level.toString());
    if (known != null) {
      rows.order(known.places());
      return known.crossings();
    }
    List<List<Item>> made = List.copyOf(rows.rows);
    int crossings = Ordering.improve(rows);
    Sides.settle(rows);
    int[][] places = new int[made.size()][];
    for (int r = 0; r < places.length; r++) {
      places[r] = new int[made.get(r).size()];
      for (int i = 0; i < places[r].length; i++) {
        places[r][i] = made.get(r).get(i).position;
      }
    }
    found.put(level.toString(), new Order(places, crossings));
    return crossings;
  }
}
