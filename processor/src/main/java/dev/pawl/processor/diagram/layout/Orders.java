package dev.pawl.processor.diagram.layout;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Remembers how the rows of a graph were ordered, which does not depend on how large labels are, so
 * that several drawings of one graph need not find it out again.
 */
public final class Orders {

  /** How many ways to direct wires are tried again in another drawing. */
  private static final int MOST = 2;

  private final Map<String, int[][]> found = new HashMap<>();
  private final Map<String, Integer> crossings = new HashMap<>();
  private final Map<String, Directions> ways = new HashMap<>();
  private List<Directions> preferred = List.of(Directions.values());

  /** The ways to direct wires that led to the best drawings, or all where nothing is known. */
  List<Directions> preferred() {
    return preferred;
  }

  /** Takes note of what a way to direct wires comes to. */
  void take(String directed, Directions directions) {
    ways.put(directed, directions);
  }

  /** Remembers the two best ways, by what drawings of them cost. */
  void prefer(Map<String, Double> costs) {
    preferred =
        costs.entrySet().stream()
            .sorted(
                Map.Entry.<String, Double>comparingByValue()
                    .thenComparing(e -> ways.get(e.getKey())))
            .limit(MOST)
            .map(e -> ways.get(e.getKey()))
            .toList();
  }

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
