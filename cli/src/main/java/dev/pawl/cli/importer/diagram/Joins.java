package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.diagram.DiagramNode.Kind;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The bars that wait for several regions, and the states in which regions wait for them. */
final class Joins {

  private final Junctions junctions;
  private final DiagramStates states;
  private final Map<DiagramNode, Join> byBar = new LinkedHashMap<>();

  /** The arrows that lead to a join and whose sources do not wait for it themselves. */
  private final Set<DiagramArrow> arriving = new HashSet<>();

  /** The states in which regions wait for a join, by the state before and by the bar. */
  private final Map<List<DiagramNode>, DiagramNode> waiting = new HashMap<>();

  Joins(StateDiagram diagram, Junctions junctions, DiagramStates states) {
    this.junctions = junctions;
    this.states = states;
    for (DiagramArrow arrow : diagram.arrows()) {
      DiagramNode bar = arrow.to();
      if (junctions.isJoin(bar) && !byBar.containsKey(bar)) {
        Set<DiagramArrow> arrows = junctions.to(bar);
        if (arrows.stream().allMatch(a -> states.isActive(a.from()))) {
          Join.of(bar, arrows).ifPresent(join -> byBar.put(bar, join));
        }
      }
    }
    for (Join join : byBar.values()) {
      junctions.endAt(join.bar());
      for (List<DiagramArrow> region : join.regions()) {
        region.stream().filter(a -> !waitsAtSource(a, join, region)).forEach(arriving::add);
      }
    }
  }

  /** Returns the join at a bar; null if the bar does not wait for several regions. */
  @Nullable Join at(DiagramNode bar) {
    return byBar.get(bar);
  }

  /** Returns the arrows that lead to a join and whose sources do not wait for it themselves. */
  Set<DiagramArrow> arriving() {
    return arriving;
  }

  /** Returns the state after {@code from} that waits for a join; null if there is none. */
  @Nullable DiagramNode waiting(DiagramNode from, DiagramNode bar) {
    return waiting.get(List.of(from, bar));
  }

  /**
   * Returns whether the source of an arrow waits for a join. If several arrows of the region lead
   * to the join, a source cannot wait if its arrow has actions, because the join does not know
   * whether to call them.
   */
  private boolean waitsAtSource(DiagramArrow arrow, Join join, List<DiagramArrow> region) {
    List<ArrowLabel> labels = junctions.labels(arrow);
    return arrow.to() == join.bar()
        && labels.size() == 1
        && labels.get(0).isUnconditional()
        && (region.size() == 1 || labels.get(0).actions().isEmpty());
  }

  /** Lets paths that end at a join lead to a state in which the region of their source waits. */
  List<Junctions.Path> untilJoins(List<Junctions.Path> paths, DiagramNode from) {
    return paths.stream()
        .map(
            path ->
                new Junctions.Path(
                    path.label(),
                    path.targets().stream()
                        .map(t -> byBar.containsKey(t) ? addWaiting(from, t) : t)
                        .toList(),
                    path.choose()))
        .toList();
  }

  /** Returns the state after {@code from} that waits for a join. Adds it if it is not known. */
  private DiagramNode addWaiting(DiagramNode from, DiagramNode bar) {
    DiagramNode known = waiting(from, bar);
    if (known != null) {
      return known;
    }
    ImportedState source = states.of(from);
    DiagramNode node =
        new DiagramNode(
            from.id() + " waits for " + bar.id(),
            Kind.STATE,
            from.parent().orElseThrow(),
            from.place());
    ImportedState state = DiagramStates.added(node.id(), source.name() + "Waits", node.place());
    states.addNextTo(from, node, state);
    waiting.put(List.of(from, bar), node);
    return node;
  }
}
