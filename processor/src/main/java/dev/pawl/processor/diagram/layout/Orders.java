package dev.pawl.processor.diagram.layout;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Remembers how the rows of a graph were ordered, which does not depend on how large labels are, so
 * that several drawings of one graph need not find it out again.
 */
public final class Orders {

  private final Map<String, int[][]> found = new HashMap<>();
  private final Map<String, Integer> crossings = new HashMap<>();

  /**
   * Orders the rows, as before if they were ordered before; returns how many crossings are left.
   */
  int apply(String name, Rows rows) {
    String level = name + rows.rows.stream().map(List::size).toList();
    int[][] known = found.get(level);
    if (known == null) {
      List<List<Item>> made = rows.rows.stream().map(List::copyOf).toList();
      crossings.put(level, Ordering.improve(rows));
      found.put(
          level,
          made.stream()
              .map(row -> row.stream().mapToInt(item -> item.position).toArray())
              .toArray(int[][]::new));
    } else {
      rows.order(known);
    }
    return crossings.get(level);
  }
}
