package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.diagram.DiagramNode.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The paths of arrows through choices, forks and joins. */
final class Junctions {

  /** The maximum number of paths from one arrow. */
  private static final int MAX_PATHS = 1000;

  private static final int MAX_JUNCTIONS = 100;

  /**
   * A path from a state, through junctions, to one or more states.
   *
   * @param label the labels of all arrows on the path, joined
   * @param choose the name of the method that chooses one of the targets; empty if no method
   *     chooses
   */
  record Path(ArrowLabel label, List<DiagramNode> targets, String choose) {}

  /** An arrow from a junction, with one of its labels. */
  private record Branch(DiagramArrow arrow, ArrowLabel label) {}

  private final StateDiagram diagram;
  private final LabelText text;
  private final boolean own;
  private final ArrowIndex arrows;
  private final Set<DiagramNode> ends = new HashSet<>();

  Junctions(StateDiagram diagram, LabelText text, boolean own) {
    this.diagram = diagram;
    this.text = text;
    this.own = own;
    this.arrows = new ArrowIndex(diagram.arrows());
  }

  /** Returns the labels of an arrow. */
  List<ArrowLabel> labels(DiagramArrow arrow) {
    return ArrowLabel.parse(arrow.label(), text, own);
  }

  ArrowIndex arrows() {
    return arrows;
  }

  List<DiagramArrow> from(DiagramNode node) {
    return arrows.from(node);
  }

  /** Returns whether a node is a bar at which several arrows end. */
  boolean isJoin(DiagramNode node) {
    return node.isBar() && arrows.to(node).size() > 1;
  }

  /** Lets all paths that reach a bar end there. */
  void endAt(DiagramNode bar) {
    ends.add(bar);
  }

  /**
   * Returns the arrows from other nodes than junctions that lead to a bar, directly or through
   * choices and points; empty if an arrow from another bar leads to it.
   */
  Set<DiagramArrow> to(DiagramNode bar) {
    Set<DiagramArrow> found = new LinkedHashSet<>();
    Set<DiagramNode> passed = new HashSet<>();
    List<DiagramNode> open = new ArrayList<>(List.of(bar));
    while (!open.isEmpty()) {
      DiagramNode node = open.remove(0);
      for (DiagramArrow arrow : arrows.to(node)) {
        if (arrow.from().isBar()) {
          return Set.of();
        } else if (!arrow.from().isJunction()) {
          found.add(arrow);
        } else if (passed.add(arrow.from())) {
          open.add(arrow.from());
        }
      }
    }
    return found;
  }

  /**
   * Returns the paths that start with an arrow, in the order in which their guards are evaluated.
   *
   * @param label one of the labels of the arrow
   */
  List<Path> paths(DiagramArrow arrow, ArrowLabel label) throws ImportError {
    List<Path> paths = new ArrayList<>();
    follow(arrow, arrow.to(), label, 0, paths);
    return paths;
  }

  /**
   * Returns the paths that start at a junction. All arrows from a bar are one path, unless they
   * have events or guards.
   */
  List<Path> paths(DiagramNode junction) throws ImportError {
    List<Path> paths = new ArrayList<>();
    List<DiagramArrow> out = from(junction);
    if (junction.isBar()
        && out.size() > 1
        && branches(junction).stream().allMatch(b -> b.label().isUnconditional())) {
      fork(out.get(0), out, ArrowLabel.NONE, 0, paths);
      return paths;
    }
    for (Branch branch : branches(junction)) {
      follow(branch.arrow(), branch.arrow().to(), branch.label(), 0, paths);
    }
    return paths;
  }

  private void follow(
      DiagramArrow first, DiagramNode node, ArrowLabel label, int passed, List<Path> paths)
      throws ImportError {
    if (passed > MAX_JUNCTIONS || paths.size() > MAX_PATHS) {
      throw new ImportError(
          first.place(),
          "The arrow leads through too many junctions, or through a circle of them.",
          "Let each path end in a state.");
    }
    List<DiagramArrow> out = from(node);
    if (node.kind() == Kind.POINT && out.isEmpty()) {
      paths.add(new Path(label, List.of(node.parent().orElse(node)), ""));
    } else if (!node.isJunction() || out.isEmpty() || ends.contains(node)) {
      paths.add(new Path(label, List.of(node), ""));
    } else if (node.kind() == Kind.CHOICE && hasEqualGuards(node, out)) {
      chosen(node, out, label, paths);
    } else if (node.kind() == Kind.CHOICE || out.size() == 1) {
      for (Branch branch : branches(node)) {
        follow(first, branch.arrow().to(), label.join(branch.label()), passed + 1, paths);
      }
    } else {
      fork(first, out, label, passed, paths);
    }
  }

  private List<ArrowLabel> labels(DiagramNode node, DiagramArrow arrow) {
    List<ArrowLabel> labels = labels(arrow);
    return node.kind() == Kind.CHOICE
        ? labels.stream().map(ArrowLabel::asChoiceLabel).toList()
        : labels;
  }

  /** Returns the arrows from a node with their labels. Labels without a guard are last. */
  private List<Branch> branches(DiagramNode node) {
    List<Branch> branches = new ArrayList<>();
    for (DiagramArrow arrow : from(node)) {
      labels(node, arrow).forEach(label -> branches.add(new Branch(arrow, label)));
    }
    branches.sort(Comparator.comparing(b -> b.label().guards().isEmpty()));
    return branches;
  }

  /**
   * Returns whether all arrows from a choice have the same guard. Pawl writes a choice with equal
   * guards if a method chooses the target; the guard is then the name of the method.
   */
  private boolean hasEqualGuards(DiagramNode node, List<DiagramArrow> out) {
    return out.size() > 1
        && out.stream().allMatch(a -> !a.to().isJunction())
        && choices(node, out).stream().distinct().count() == 1
        && choices(node, out).get(0).isPresent();
  }

  private List<Optional<String>> choices(DiagramNode node, List<DiagramArrow> out) {
    return out.stream().map(a -> labels(node, a).get(0).onlyGuard()).toList();
  }

  private void chosen(
      DiagramNode node, List<DiagramArrow> out, ArrowLabel label, List<Path> paths) {
    ArrowLabel last = labels(node, out.get(0)).get(0);
    ArrowLabel whole = label.join(new ArrowLabel("", List.of(), last.actions(), last.internal()));
    paths.add(
        new Path(
            whole, out.stream().map(DiagramArrow::to).toList(), last.onlyGuard().orElseThrow()));
  }

  private void fork(
      DiagramArrow first, List<DiagramArrow> out, ArrowLabel label, int passed, List<Path> paths)
      throws ImportError {
    List<DiagramNode> targets = new ArrayList<>();
    ArrowLabel whole = label;
    for (DiagramArrow arrow : out) {
      ArrowLabel next = labels(arrow).get(0);
      whole = whole.join(new ArrowLabel("", List.of(), next.actions(), false));
      if (!next.event().isEmpty() || !next.guards().isEmpty()) {
        diagram.remark(
            arrow.place(),
            "event or guard of an arrow from a fork",
            "lost; a fork takes all arrows");
      }
      List<Path> inner = new ArrayList<>();
      follow(first, arrow.to(), ArrowLabel.NONE, passed + 1, inner);
      if (!inner.isEmpty()) {
        targets.addAll(inner.get(0).targets());
      }
    }
    paths.add(new Path(whole, targets.stream().distinct().toList(), ""));
  }
}
