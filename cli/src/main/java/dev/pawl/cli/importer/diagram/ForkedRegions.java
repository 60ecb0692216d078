package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.diagram.DiagramNode.Kind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The parallel states that forks and joins require in a diagram without regions. The states between
 * a fork and its join become the regions of a new parallel state.
 */
final class ForkedRegions {

  private final StateDiagram diagram;

  private ForkedRegions(StateDiagram diagram) {
    this.diagram = diagram;
  }

  static void addTo(StateDiagram diagram) {
    List<DiagramNode> forks = new ArrayList<>();
    diagram.root().forEach(node -> forks.add(node));
    for (DiagramNode fork : forks) {
      if (fork.kind() == Kind.FORK || fork.kind() == Kind.JOIN) {
        new ForkedRegions(diagram).add(fork);
      }
    }
  }

  private void add(DiagramNode fork) {
    List<DiagramArrow> out = from(fork);
    List<Set<DiagramNode>> regions = new ArrayList<>();
    Set<DiagramNode> all = new HashSet<>();
    Set<DiagramNode> joins = new HashSet<>();
    for (DiagramArrow arrow : out) {
      Set<DiagramNode> region = reachable(fork, arrow.to(), joins);
      regions.add(region);
      if (region.isEmpty() || region.stream().anyMatch(n -> !all.add(n))) {
        return;
      }
    }
    if (out.size() < 2 || all.contains(fork)) {
      return;
    }
    Optional<DiagramNode> join =
        joins.size() == 1
            ? joins.stream().filter(j -> isJoinOf(j, regions)).findFirst()
            : Optional.empty();
    if (joins.isEmpty() || join.isPresent()) {
      replace(fork, out, regions, join);
    }
  }

  private List<DiagramArrow> from(DiagramNode node) {
    return diagram.arrows().stream().filter(a -> a.from() == node).toList();
  }

  /**
   * Returns the states that can be reached from a state without passing a bar. Returns an empty set
   * if a reachable state is in another box or region than the fork.
   *
   * @param joins receives the bars that are reached
   */
  private Set<DiagramNode> reachable(DiagramNode fork, DiagramNode first, Set<DiagramNode> joins) {
    Set<DiagramNode> found = new LinkedHashSet<>();
    List<DiagramNode> open = new ArrayList<>(List.of(first));
    while (!open.isEmpty()) {
      DiagramNode node = open.remove(open.size() - 1);
      if (node.kind() == Kind.JOIN || node.kind() == Kind.FORK) {
        joins.add(node);
      } else if (node.kind() != Kind.END && found.add(node)) {
        if (!node.parent().equals(fork.parent()) || node.region() != fork.region()) {
          return Set.of();
        }
        from(node).forEach(a -> open.add(a.to()));
      }
    }
    return found;
  }

  private boolean isJoinOf(DiagramNode join, List<Set<DiagramNode>> regions) {
    List<DiagramNode> ends =
        diagram.arrows().stream().filter(a -> a.to() == join).map(DiagramArrow::from).toList();
    return from(join).size() == 1
        && ends.stream().allMatch(e -> regions.stream().anyMatch(r -> r.contains(e)))
        && regions.stream().allMatch(r -> r.stream().anyMatch(ends::contains));
  }

  private void replace(
      DiagramNode fork,
      List<DiagramArrow> out,
      List<Set<DiagramNode>> regions,
      Optional<DiagramNode> join) {
    fork.setKind(Kind.STATE);
    List<DiagramNode> ends = new ArrayList<>();
    for (int i = 0; i < regions.size(); i++) {
      int region = i;
      regions.get(i).forEach(node -> node.moveTo(fork, region));
      DiagramNode start = symbol(Kind.START, fork, i);
      DiagramNode end = symbol(Kind.END, fork, i);
      ends.add(end);
      DiagramArrow arrow = out.get(i);
      diagram.arrows().remove(arrow);
      diagram.addArrow(start, arrow.to(), arrow.label(), arrow.place(), arrow.comments());
    }
    for (DiagramArrow arrow : List.copyOf(diagram.arrows())) {
      boolean joins = join.filter(arrow.to()::equals).isPresent();
      DiagramNode to = joins ? ends.get(arrow.from().region()) : arrow.to();
      DiagramNode from = join.filter(arrow.from()::equals).isPresent() ? fork : arrow.from();
      if (to != arrow.to() || from != arrow.from()) {
        diagram
            .arrows()
            .set(
                diagram.arrows().indexOf(arrow),
                new DiagramArrow(from, to, arrow.label(), arrow.place(), arrow.comments()));
      }
    }
    join.ifPresent(j -> j.parent().ifPresent(p -> p.children().remove(j)));
    diagram.remark(
        fork.place(),
        "the fork \"" + fork.id() + "\" outside regions",
        "a parallel state with a region for each of its arrows");
  }

  private static DiagramNode symbol(Kind kind, DiagramNode box, int region) {
    DiagramNode symbol =
        new DiagramNode(StateDiagram.symbolId(kind, box, region), kind, null, box.place());
    symbol.moveTo(box, region);
    return symbol;
  }
}
