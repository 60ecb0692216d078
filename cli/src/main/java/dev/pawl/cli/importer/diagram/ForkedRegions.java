package dev.pawl.cli.importer.diagram;

import static java.util.Objects.requireNonNull;

import dev.pawl.cli.importer.diagram.DiagramNode.Kind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The parallel states that forks and joins require in a diagram without regions. The states between
 * a fork and its join become the regions of a new parallel state. A state that can be reached
 * without the fork, after the join, or from several arrows of the fork belongs to no region: an
 * arrow from a region to such a state leaves the parallel state.
 */
final class ForkedRegions {

  private final StateDiagram diagram;
  private final LabelText text;
  private final ArrowIndex arrows;
  private final DiagramNode fork;
  private final List<DiagramArrow> out;
  private final List<DiagramNode> heads;

  private ForkedRegions(StateDiagram diagram, LabelText text, ArrowIndex arrows, DiagramNode fork) {
    this.diagram = diagram;
    this.text = text;
    this.arrows = arrows;
    this.fork = fork;
    this.out = arrows.from(fork);
    this.heads = out.stream().map(DiagramArrow::to).toList();
  }

  static void addTo(StateDiagram diagram, LabelText text) {
    List<DiagramNode> forks = new ArrayList<>();
    diagram.root().forEach(forks::add);
    forks.removeIf(node -> !node.isBar());
    ArrowIndex arrows = new ArrowIndex(diagram.arrows());
    forks.replaceAll(bar -> isJoin(arrows, bar) ? forkAfter(diagram, text, arrows, bar) : bar);
    boolean added = true;
    while (added) {
      // A fork in a branch of another one must become a state first.
      added = forks.removeIf(fork -> new ForkedRegions(diagram, text, arrows, fork).add());
    }
  }

  private static boolean isJoin(ArrowIndex arrows, DiagramNode bar) {
    return bar.kind() == Kind.JOIN && arrows.to(bar).size() > 1;
  }

  /**
   * Lets the arrows from a join start at a new fork after it. Returns the join itself if an arrow
   * has an event or a guard, because only one of the arrows is then taken.
   */
  private static DiagramNode forkAfter(
      StateDiagram diagram, LabelText text, ArrowIndex arrows, DiagramNode join) {
    List<DiagramArrow> out = arrows.from(join);
    boolean splits =
        out.stream()
            .flatMap(a -> ArrowLabel.parse(a.label(), text, false).stream())
            .allMatch(ArrowLabel::isUnconditional);
    if (out.size() < 2 || !splits) {
      return join;
    }
    DiagramNode fork = new DiagramNode(join.id() + "Fork", Kind.FORK, null, join.place());
    fork.moveTo(join.parent().orElseThrow(), join.region());
    diagram.arrows().removeAll(out);
    diagram.addArrow(join, fork, "", join.place(), List.of());
    out.forEach(a -> diagram.addArrow(fork, a.to(), a.label(), a.place(), a.comments()));
    arrows.refresh();
    return fork;
  }

  /** Returns whether the fork has become a parallel state. */
  private boolean add() {
    if (out.size() < 2 || isJoin(arrows, fork) || !heads.stream().allMatch(this::isBesideFork)) {
      return false;
    }
    Set<DiagramNode> bars = new LinkedHashSet<>();
    heads.forEach(head -> reachable(head, Set.of(), bars));
    List<Optional<DiagramNode>> joins = new ArrayList<>();
    bars.forEach(bar -> joins.add(Optional.of(bar)));
    joins.add(Optional.empty());
    for (Optional<DiagramNode> join : joins) {
      List<Set<DiagramNode>> regions = regions(join);
      if (!regions.isEmpty()) {
        Optional<DiagramNode> kept = join.filter(this::isKept);
        replace(regions, kept.isPresent() ? Optional.empty() : join);
        kept.ifPresent(bar -> bar.moveTo(fork, 0));
        arrows.refresh();
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a bar remains a join of regions, because several arrows leave the bar, because
   * an arrow from the bar has an event, or because a state that waits at the bar still reacts to
   * events.
   */
  private boolean isKept(DiagramNode bar) {
    boolean hasEvent =
        from(bar).stream()
            .flatMap(arrow -> ArrowLabel.parse(arrow.label(), text, false).stream())
            .anyMatch(label -> !label.event().isEmpty());
    return hasEvent || from(bar).size() > 1 || arrows.to(bar).stream().anyMatch(this::isAwaiting);
  }

  /**
   * Returns whether the source of an arrow to a bar waits at the bar and still reacts to events.
   */
  private boolean isAwaiting(DiagramArrow arrow) {
    DiagramNode from = arrow.from();
    boolean isUnconditional =
        ArrowLabel.parse(arrow.label(), text, false).stream().allMatch(ArrowLabel::isUnconditional);
    boolean ends = from.children().stream().anyMatch(c -> c.kind() == Kind.END);
    boolean reacts =
        arrows.from(from).size() > 1 || from.texts().stream().anyMatch(StateLines::isReaction);
    return from.isState() && isUnconditional && (from.children().isEmpty() ? reacts : !ends);
  }

  /**
   * Returns the states of each region if the branches of the fork end at a bar.
   *
   * @param join the bar; empty if the branches end at no bar
   * @return one region for each arrow of the fork; empty if the bar does not join all branches, or
   *     joins other states too
   */
  private List<Set<DiagramNode>> regions(Optional<DiagramNode> join) {
    Set<DiagramNode> ends = new LinkedHashSet<>();
    join.ifPresent(bar -> sources(bar).forEach(end -> ends.add(besideFork(end))));
    Set<DiagramNode> inside = new HashSet<>(heads);
    inside.addAll(ends);
    Set<DiagramNode> outside = new LinkedHashSet<>();
    addOutside(entries(join), inside, outside);
    addOutside(shared(outside), inside, outside);
    Set<DiagramNode> bars = new HashSet<>();
    List<Set<DiagramNode>> regions =
        heads.stream().map(head -> reachable(head, outside, bars)).toList();
    boolean separate =
        outside.stream().noneMatch(heads::contains)
            && bars.equals(join.map(Set::of).orElse(Set.of()));
    boolean joined =
        join.isEmpty()
            || (!from(join.get()).isEmpty()
                && ends.stream().allMatch(e -> regions.stream().anyMatch(r -> r.contains(e)))
                && regions.stream().allMatch(r -> r.stream().anyMatch(ends::contains)));
    return separate && joined ? regions : List.of();
  }

  /** Returns the states that can be entered without the arrows of the fork. */
  private Set<DiagramNode> entries(Optional<DiagramNode> join) {
    Set<DiagramNode> entries = new LinkedHashSet<>();
    Set<DiagramNode> branches = new HashSet<>();
    heads.forEach(head -> branches.addAll(reachable(head, Set.of(), new HashSet<>())));
    List<DiagramNode> siblings =
        fork.parent().orElseThrow().children().stream().filter(this::isBesideFork).toList();
    siblings.stream().filter(node -> !branches.contains(node)).forEach(entries::add);
    boolean started = false;
    for (DiagramArrow arrow : diagram.arrows()) {
      DiagramNode from = besideFork(arrow.from());
      boolean starts = from.kind() == Kind.START && isInBoxOfFork(from);
      started |= starts;
      if (starts || !isInBoxOfFork(from) || join.filter(from::equals).isPresent()) {
        entries.add(besideFork(arrow.to()));
      }
    }
    if (!started) {
      siblings.stream().limit(1).forEach(entries::add);
    }
    return entries;
  }

  /**
   * Adds nodes that belong to no region, and the nodes that can be reached from them. The search
   * ends at the fork and at nodes that are certainly in a region, so that an arrow from outside may
   * lead to these.
   */
  private void addOutside(
      Collection<DiagramNode> first, Set<DiagramNode> inside, Set<DiagramNode> outside) {
    List<DiagramNode> open = new ArrayList<>(first);
    while (!open.isEmpty()) {
      DiagramNode node = open.remove(open.size() - 1);
      if (node != fork && !inside.contains(node) && outside.add(node)) {
        from(node).forEach(a -> open.add(besideFork(a.to())));
      }
    }
  }

  /** Returns the nodes that can be reached from several arrows of the fork. */
  private Set<DiagramNode> shared(Set<DiagramNode> outside) {
    Set<DiagramNode> seen = new HashSet<>();
    Set<DiagramNode> shared = new LinkedHashSet<>();
    for (DiagramNode head : heads) {
      reachable(head, outside, new HashSet<>()).stream()
          .filter(node -> !seen.add(node))
          .forEach(shared::add);
    }
    return shared;
  }

  /**
   * Returns the nodes next to the fork that can be reached from a node without passing a bar.
   *
   * @param outside nodes that belong to no region
   * @param bars receives the bars that are reached, without the fork
   */
  private Set<DiagramNode> reachable(
      DiagramNode first, Set<DiagramNode> outside, Set<DiagramNode> bars) {
    Set<DiagramNode> found = new LinkedHashSet<>();
    List<DiagramNode> open = new ArrayList<>(List.of(first));
    while (!open.isEmpty()) {
      DiagramNode node = open.remove(open.size() - 1);
      if (node.isBar()) {
        bars.add(node);
        bars.remove(fork);
      } else if (isBesideFork(node) && !outside.contains(node) && found.add(node)) {
        from(node).forEach(a -> open.add(besideFork(a.to())));
      }
    }
    return found;
  }

  /** Returns the arrows from a node and from the nodes inside it. */
  private List<DiagramArrow> from(DiagramNode node) {
    if (fork.isWithin(node)) {
      return arrows.from(node);
    }
    List<DiagramNode> inside = new ArrayList<>();
    node.forEach(inside::add);
    return arrows.from(inside);
  }

  private List<DiagramNode> sources(DiagramNode bar) {
    return arrows.to(bar).stream().map(DiagramArrow::from).toList();
  }

  private boolean isInBoxOfFork(DiagramNode node) {
    return node.parent().equals(fork.parent()) && node.region() == fork.region();
  }

  private boolean isBesideFork(DiagramNode node) {
    return isInBoxOfFork(node) && (node.isState() || node.kind() == Kind.CHOICE);
  }

  /**
   * Returns the node around a node that is in the same box and region as the fork. Returns the node
   * itself if no such node is around it.
   */
  private DiagramNode besideFork(DiagramNode node) {
    Optional<DiagramNode> around = Optional.of(node);
    while (around.isPresent() && !isInBoxOfFork(around.get())) {
      around = around.get().parent();
    }
    return around.orElse(node);
  }

  private void replace(List<Set<DiagramNode>> regions, Optional<DiagramNode> join) {
    List<DiagramNode> joined = join.map(this::sources).orElse(List.of());
    Map<DiagramNode, DiagramNode> besides = new HashMap<>();
    joined.forEach(source -> besides.put(source, besideFork(source)));
    Map<DiagramNode, DiagramNode> ends = new HashMap<>();
    fork.setKind(Kind.STATE);
    for (int i = 0; i < regions.size(); i++) {
      Set<DiagramNode> nodes = regions.get(i);
      int region = i;
      nodes.forEach(node -> node.moveTo(fork, region));
      DiagramNode start = symbol(Kind.START, fork, i);
      if (join.isPresent()) {
        DiagramNode end = symbol(Kind.END, fork, i);
        besides.forEach(
            (source, beside) -> {
              if (nodes.contains(beside)) {
                ends.put(source, end);
              }
            });
      }
      DiagramArrow arrow = out.get(i);
      diagram.arrows().remove(arrow);
      diagram.addArrow(start, arrow.to(), arrow.label(), arrow.place(), arrow.comments());
    }
    for (DiagramArrow arrow : List.copyOf(diagram.arrows())) {
      boolean joins = join.filter(arrow.to()::equals).isPresent();
      DiagramNode to = joins ? requireNonNull(ends.get(arrow.from())) : arrow.to();
      DiagramNode from = join.filter(arrow.from()::equals).isPresent() ? fork : arrow.from();
      if (to != arrow.to() || from != arrow.from()) {
        diagram.moveArrow(arrow, from, to);
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
