package dev.pawl.cli.importer.diagram;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The arrows of a diagram by the nodes at which they start and end, in the order of the diagram.
 */
final class ArrowIndex {

  private final List<DiagramArrow> arrows;
  private final Map<DiagramNode, List<DiagramArrow>> from = new HashMap<>();
  private final Map<DiagramNode, List<DiagramArrow>> to = new HashMap<>();
  private final Map<DiagramArrow, Integer> positions = new IdentityHashMap<>();

  /**
   * @param arrows the arrows of the diagram; call {@link #refresh} after changes of the list
   */
  ArrowIndex(List<DiagramArrow> arrows) {
    this.arrows = arrows;
    refresh();
  }

  void refresh() {
    from.clear();
    to.clear();
    positions.clear();
    for (DiagramArrow arrow : arrows) {
      from.computeIfAbsent(arrow.from(), n -> new ArrayList<>()).add(arrow);
      to.computeIfAbsent(arrow.to(), n -> new ArrayList<>()).add(arrow);
      positions.put(arrow, positions.size());
    }
  }

  /** Returns the arrows from a node. */
  List<DiagramArrow> from(DiagramNode node) {
    return from.getOrDefault(node, List.of());
  }

  /** Returns the arrows to a node. */
  List<DiagramArrow> to(DiagramNode node) {
    return to.getOrDefault(node, List.of());
  }

  /** Returns the arrows from several nodes. */
  List<DiagramArrow> from(List<DiagramNode> nodes) {
    return nodes.stream()
        .flatMap(node -> from(node).stream())
        .sorted(Comparator.comparingInt(positions::get))
        .toList();
  }
}
