package dev.pawl.diagrams.layout;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A cache of the ranks of a graph's boxes and of the orders of rows. Ranks and orders do not depend
 * on the sizes of labels, so several drawings of a graph can share them.
 */
final class Orders {

  /** The positions of the items of a level, row by row. */
  private record Order(int[][] places, int crossings) {}

  private final Map<String, int[]> ranks = new HashMap<>();
  private final Map<String, Order> found = new HashMap<>();

  /**
   * Returns the ranks of a level's boxes from the cache. If the ranks are not cached yet, {@code
   * finder} computes them.
   *
   * @param name the key of the level
   */
  public int[] ranks(String name, Supplier<int[]> finder) {
    return ranks.computeIfAbsent(name, n -> finder.get());
  }

  /**
   * Orders the rows in the order that the cache contains for the level. If there is no such order
   * yet, computes it first.
   *
   * @param name the key of the level
   * @return the number of remaining crossings
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
