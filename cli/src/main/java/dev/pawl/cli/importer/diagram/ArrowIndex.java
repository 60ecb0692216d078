package dev.pawl.cli.importer.diagram;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** The arrows of a diagram by the nodes at which they start, in the order of the diagram. */
final class ArrowIndex {

  private final List<DiagramArrow> arrows;
  private final Map<DiagramNode, List<DiagramArrow>> from = new HashMap<>();
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
    positions.clear();
    for (DiagramArrow arrow : arrows) {
      from.computeIfAbsent(arrow.from(), n -> new ArrayList<>()).add(arrow);
      positions.put(arrow, positions.size());
    }
  }

  /** Returns the arrows from a node. */
  List<DiagramArrow> from(DiagramNode node) {
    return from.getOrDefault(node, List.of());
  }

  /** Returns the arrows from a node and from the nodes inside it. */
  List<DiagramArrow> fromWithin(DiagramNode node) {
    if (node.children().isEmpty()) {
      return from(node);
    }
    List<DiagramArrow> all = new ArrayList<>();
    node.forEach(each -> all.addAll(from(each)));
    all.sort(Comparator.comparingInt(positions::get));
    return all;
  }
}
