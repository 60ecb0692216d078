package dev.pawl.cli.importer.diagram;

import static java.util.Objects.requireNonNull;

import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.Place;
import dev.pawl.cli.importer.diagram.DiagramNode.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The states of the machine, by the nodes of the diagram. */
final class DiagramStates {

  private final StateDiagram diagram;
  private final DiagramNames names;
  private final Junctions junctions;
  private final StateLines lines;
  private final Map<DiagramNode, ImportedState> states = new HashMap<>();

  /** The choices that are states. */
  private final Set<DiagramNode> choices = new LinkedHashSet<>();

  private final Set<DiagramNode> finals = new HashSet<>();

  /** The arrows that lead to a join and whose sources do not wait for it themselves. */
  private Set<DiagramArrow> arriving = Set.of();

  DiagramStates(StateDiagram diagram, DiagramNames names, Junctions junctions, StateLines lines) {
    this.diagram = diagram;
    this.names = names;
    this.junctions = junctions;
    this.lines = lines;
    findChoices();
    findFinals();
  }

  /**
   * Creates the states of all nodes.
   *
   * @param arrivingAtJoins the arrows that lead to a join and whose sources do not wait for it
   */
  void build(ImportedState root, Set<DiagramArrow> arrivingAtJoins) {
    arriving = arrivingAtJoins;
    states.put(names.machine(), root);
    build(names.machine(), root);
  }

  /** Returns the choices that are states. */
  List<DiagramNode> choices() {
    return List.copyOf(choices);
  }

  boolean isChoice(DiagramNode node) {
    return choices.contains(node);
  }

  boolean isFinal(DiagramNode node) {
    return finals.contains(node);
  }

  /** Returns the state of a node; null if the node is not a state. */
  @Nullable ImportedState get(DiagramNode node) {
    return states.get(node);
  }

  /** Returns the state of a node that is a state. */
  ImportedState of(DiagramNode node) {
    return requireNonNull(states.get(node));
  }

  Map<DiagramNode, ImportedState> all() {
    return states;
  }

  /** Adds a state next to the state of another node. */
  void addNextTo(DiagramNode sibling, DiagramNode node, ImportedState state) {
    siblings(sibling).add(state);
    states.put(node, state);
  }

  /** Returns the list that contains the state of a node and its siblings. */
  private List<ImportedState> siblings(DiagramNode node) {
    List<List<ImportedState>> found = new ArrayList<>();
    ImportedState state = of(node);
    of(names.machine())
        .forEach(
            s -> {
              if (s.children().contains(state)) {
                found.add(s.children());
              }
            });
    return found.get(0);
  }

  /**
   * Finds the choices that become states. A choice becomes a state if no arrow leads from it, or if
   * an initial arrow leads to it and several arrows lead from it.
   */
  private void findChoices() {
    for (DiagramArrow arrow : diagram.arrows()) {
      DiagramNode to = arrow.to();
      boolean begins = arrow.from().kind() == Kind.START && to.kind() == Kind.CHOICE;
      if (begins && junctions.from(to).size() > 1) {
        choices.add(to);
      }
    }
    diagram
        .root()
        .forEach(
            node -> {
              if (node.isJunction()
                  && node.kind() != Kind.POINT
                  && junctions.from(node).isEmpty()) {
                choices.add(node);
                diagram.remark(
                    node.place(), "\"" + node.id() + "\", which no arrow leaves", "a state");
              }
            });
  }

  /** Finds the states that become final: their only arrow leads to the end symbol of their box. */
  private void findFinals() {
    diagram.arrows().stream()
        .filter(a -> isOnlyToEnd(a) && a.from().parent().equals(a.to().parent()))
        .forEach(a -> finals.add(a.from()));
  }

  /** Returns whether a state does nothing but end: its only arrow leads, unlabeled, to an end. */
  boolean isOnlyToEnd(DiagramArrow arrow) {
    DiagramNode from = arrow.from();
    return arrow.to().kind() == Kind.END
        && arrow.label().isBlank()
        && junctions.from(from).stream().allMatch(a -> a.to() == arrow.to())
        && (names.isOwn() || from.texts().stream().noneMatch(StateLines::isReaction))
        && from.isState()
        && from.children().isEmpty();
  }

  boolean isActive(DiagramNode node) {
    return node.isState() || isChoice(node);
  }

  static boolean isParallel(DiagramNode box) {
    return box.regions().length > 1 || box.styles().contains(DiagramNames.REGIONS);
  }

  static ImportedState.Kind kind(DiagramNode box) {
    return isParallel(box) ? ImportedState.Kind.PARALLEL : ImportedState.Kind.STATE;
  }

  /** Adds the nodes in a box as children of the box's state. */
  private void build(DiagramNode box, ImportedState state) {
    if (!isParallel(box) || box.styles().contains(DiagramNames.REGIONS)) {
      for (DiagramNode child : box.children()) {
        build(child, box, state);
      }
      return;
    }
    for (int region : box.children().stream().mapToInt(DiagramNode::region).distinct().toArray()) {
      List<DiagramNode> inside = box.children().stream().filter(c -> c.region() == region).toList();
      ImportedState parent = isRegionItself(inside) ? state : region(box, region, state);
      for (DiagramNode child : inside) {
        build(child, box, child.isHistory() ? state : parent);
      }
    }
  }

  /**
   * Returns whether a region contains nothing but one box, so that no state needs to be added for
   * the region. A box from which an {@link #arriving} arrow leads to a join needs a state around
   * it: when the arrow is taken, another state in the region waits for the other regions.
   */
  private boolean isRegionItself(List<DiagramNode> inside) {
    List<DiagramNode> boxes =
        inside.stream().filter(n -> n.isState() || (n.isJunction() && !names.isOwn())).toList();
    boolean single = boxes.size() == 1 && boxes.get(0).isState();
    boolean ends = inside.stream().anyMatch(n -> n.kind() == Kind.END);
    boolean starts = inside.stream().anyMatch(n -> n.kind() == Kind.START);
    return single
        && !ends
        && (names.isOwn()
            || ((!starts || !boxes.get(0).children().isEmpty())
                && junctions.from(boxes.get(0)).stream()
                    .noneMatch(a -> a.to() == boxes.get(0) || arriving.contains(a))));
  }

  private ImportedState region(DiagramNode box, int number, ImportedState parent) {
    String id = regionId(box, number);
    String name = (box.id().isEmpty() ? "" : names.name(box)) + "Region" + (number + 1);
    ImportedState region = added(id, name, box.place());
    parent.children().add(region);
    return region;
  }

  /** Returns a new state that the diagram does not name. */
  static ImportedState added(String id, String name, Place place) {
    ImportedState state = new ImportedState(id, name, ImportedState.Kind.STATE, place);
    state.setUnnamed();
    return state;
  }

  private static String regionId(DiagramNode box, int number) {
    return "region " + (number + 1) + " of " + box.id();
  }

  private void build(DiagramNode node, DiagramNode box, ImportedState parent) {
    ImportedState.Kind kind;
    if (node.isHistory()) {
      kind =
          node.kind() == Kind.DEEP_HISTORY
              ? ImportedState.Kind.DEEP_HISTORY
              : ImportedState.Kind.SHALLOW_HISTORY;
    } else if (node.kind() == Kind.END) {
      if (junctions.arrows().to(node).stream().allMatch(a -> finals.contains(a.from()))) {
        return;
      }
      kind = ImportedState.Kind.FINAL;
    } else if (!isActive(node)) {
      return;
    } else {
      kind = finals.contains(node) ? ImportedState.Kind.FINAL : kind(node);
    }
    ImportedState state = new ImportedState(node.id(), names.nameIn(node, box), kind, node.place());
    if (names.isSymbol(node)) {
      state.setUnnamed();
    }
    states.put(node, state);
    parent.children().add(state);
    state.comments().addAll(node.comments());
    state.setDescription(names.description(node));
    names.addStyles(node, state);
    if (!node.isHistory()) {
      lines.addTo(node, state);
    }
    build(node, state);
  }

  /**
   * Returns the state to which the nodes of a region belong: the state of the region, or the state
   * of the box if the region has no state.
   */
  ImportedState owner(DiagramNode box, int region) {
    ImportedState state = of(box);
    return state.children().stream()
        .filter(c -> c.id().equals(regionId(box, region)))
        .findFirst()
        .orElse(state);
  }

  /** Returns whether a state can complete, because it contains end symbols. */
  boolean completes(DiagramNode from) {
    return from != names.machine() && !from.children().isEmpty() && allRegionsEnd(from);
  }

  boolean allRegionsEnd(DiagramNode from) {
    for (int region : from.regions()) {
      if (from.children().stream().noneMatch(c -> c.region() == region && isEnding(c))) {
        return false;
      }
    }
    return true;
  }

  boolean isEnding(DiagramNode node) {
    return node.kind() == Kind.END || finals.contains(node);
  }

  /** Returns the name of the state of a node, or the name that the state would have. */
  String nameOf(DiagramNode node) {
    ImportedState state = states.get(node);
    return state == null ? names.name(node) : state.name();
  }
}
