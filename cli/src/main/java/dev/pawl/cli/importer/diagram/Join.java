package dev.pawl.cli.importer.diagram;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A bar that waits until each of several regions has arrived.
 *
 * @param bar the bar
 * @param box the box with the regions
 * @param regions the arrows from states to the bar, for each region that has such arrows; at least
 *     two regions
 */
record Join(DiagramNode bar, DiagramNode box, List<List<DiagramArrow>> regions) {

  /**
   * Returns the join at a bar; empty if its arrows do not start in several regions of a box.
   *
   * @param arrows the arrows from states that lead to the bar
   */
  static Optional<Join> of(DiagramNode bar, Set<DiagramArrow> arrows) {
    Optional<DiagramNode> around =
        arrows.stream().findFirst().flatMap(arrow -> arrow.from().parent());
    while (around.isPresent() && !surrounds(around.get(), arrows)) {
      around = around.get().parent();
    }
    if (around.isEmpty() || !DiagramStates.isParallel(around.get())) {
      return Optional.empty();
    }
    DiagramNode box = around.get();
    Map<Object, List<DiagramArrow>> regions = new LinkedHashMap<>();
    for (DiagramArrow arrow : arrows) {
      regions.computeIfAbsent(region(arrow.from(), box), r -> new ArrayList<>()).add(arrow);
    }
    return regions.size() < 2
        ? Optional.empty()
        : Optional.of(new Join(bar, box, List.copyOf(regions.values())));
  }

  private static boolean surrounds(DiagramNode box, Set<DiagramArrow> arrows) {
    return arrows.stream().allMatch(a -> a.from() != box && a.from().isWithin(box));
  }

  /** Returns the region of a box in which a node is. */
  static Object region(DiagramNode node, DiagramNode box) {
    DiagramNode child = node;
    while (child.parent().filter(p -> p != box).isPresent()) {
      child = child.parent().get();
    }
    return box.styles().contains(DiagramNames.REGIONS) ? child : (Object) child.region();
  }
}
