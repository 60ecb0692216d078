package dev.pawl.diagrams.overview;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Divides the states of a machine into a limited number of boxes. A composite state is one box.
 * While there are few boxes, the substates of the largest box get boxes, too. If a state has too
 * many substates, substates with a common tag share a box. If there are still too many boxes,
 * substates whose names start with the same word share a box instead. If this division has too many
 * or too few boxes, each of the substates that are reached first has a box, and all other substates
 * share one box.
 */
final class OverviewDivision {

  /**
   * The number of boxes at which the division ends. With many boxes, additional boxes hardly help
   * readers.
   */
  private static final int ENOUGH_BOXES = 6;

  /**
   * The minimum number of boxes that must result if states are grouped by the first word of their
   * names. Fewer boxes would hide too much.
   */
  private static final int LEAST_GROUPS = 4;

  private final ResolvedMachine machine;
  private final StateTree tree;
  private final int most;
  private final Set<String> names = new HashSet<>();

  /** The number of words that the beginnings of all state names have in common. */
  private final int shared;

  private int count;

  private OverviewDivision(ResolvedMachine machine, int most) {
    this.machine = machine;
    this.tree = machine.tree();
    this.most = most;
    this.shared =
        Words.shared(tree.nodes().subList(1, tree.size()).stream().map(State::name).toList());
  }

  /**
   * Returns a box for the machine. This box contains at most {@code most} other boxes, including
   * nested boxes.
   */
  static OverviewBox of(ResolvedMachine machine, int most) {
    return new OverviewDivision(machine, most).root();
  }

  private OverviewBox root() {
    OverviewBox root = new OverviewBox("", 0, within(0), tree.leaves(0), false);
    root.inner.addAll(level(0, most));
    count = root.inner.size();
    Set<OverviewBox> refused = new HashSet<>();
    OverviewBox next = largest(root, refused);
    while (next != null && count < ENOUGH_BOXES) {
      List<OverviewBox> inner = level(next.node, most - count);
      if (inner.size() > most - count || inner.isEmpty()) {
        refused.add(next);
      } else {
        next.inner.addAll(inner);
        count += inner.size();
      }
      next = largest(root, refused);
    }
    return root;
  }

  /**
   * Returns the box with the most leaf states among the boxes that can get inner boxes, or null if
   * there is no such box.
   */
  private static @Nullable OverviewBox largest(OverviewBox box, Set<OverviewBox> refused) {
    OverviewBox best = null;
    if (!box.isOpen() && box.node > 0 && !box.isState() && !refused.contains(box)) {
      best = box;
    }
    for (OverviewBox inner : box.inner) {
      OverviewBox found = largest(inner, refused);
      boolean better = found != null && (best == null || found.leaves.size() > best.leaves.size());
      best = better ? found : best;
    }
    return best;
  }

  /** Returns boxes for the children of a state. Regions of a parallel state never share a box. */
  private List<OverviewBox> level(int parent, int most) {
    List<Integer> children = tree.children(parent);
    if (children.size() > most && !tree.node(parent).isParallel()) {
      List<OverviewBox> byTag = grouped(children, this::tag);
      if (byTag.size() <= most) {
        return byTag;
      }
      List<OverviewBox> byPrefix = grouped(children, this::prefix);
      if (byPrefix.size() <= most && byPrefix.size() >= LEAST_GROUPS) {
        return byPrefix;
      }
      return most < 2 ? List.of() : reached(parent, children, most);
    }
    return children.stream().map(this::box).toList();
  }

  private OverviewBox box(int node) {
    String name = tree.node(node).name();
    names.add(name);
    return new OverviewBox(name, node, within(node), tree.leaves(node), false);
  }

  private List<Integer> within(int node) {
    return IntStream.rangeClosed(node, tree.last(node)).boxed().toList();
  }

  private String tag(int node) {
    State state = tree.node(node);
    return state.isLeaf()
        ? tree.tags(state).stream().map(NameReference::name).findFirst().orElse("")
        : "";
  }

  /** Returns the first word of a leaf's name after the words that all names share. */
  private String prefix(int node) {
    if (!tree.node(node).isLeaf()) {
      return "";
    }
    List<String> words = Words.of(tree.node(node).name()).lowerCase();
    return words.size() > shared + 1 ? words.get(shared) : "";
  }

  /**
   * Returns a box for each group of nodes with a common label, at the position of the group's first
   * node. Each of the other nodes has its own box.
   *
   * @param label the function that returns the label of a node, or an empty string if the node
   *     belongs to no group
   */
  private List<OverviewBox> grouped(List<Integer> nodes, IntFunction<String> label) {
    Map<String, List<Integer>> byLabel = new LinkedHashMap<>();
    for (int node : nodes) {
      byLabel.computeIfAbsent(label.apply(node), l -> new ArrayList<>()).add(node);
    }
    List<OverviewBox> boxes = new ArrayList<>();
    for (int node : nodes) {
      String name = label.apply(node);
      List<Integer> same = byLabel.getOrDefault(name, List.of());
      if (name.isEmpty() || same.size() < 2) {
        boxes.add(box(node));
      } else if (same.get(0) == node) {
        boxes.add(new OverviewBox(free(title(name, same)), -1, same, same, false));
      }
    }
    return boxes;
  }

  /** Returns the title of a group: the common tag, or the common start of the states' names. */
  private String title(String label, List<Integer> same) {
    if (tag(same.get(0)).equals(label)) {
      return label;
    }
    String common = tree.node(same.get(0)).name();
    for (int node : same) {
      String name = tree.node(node).name();
      while (!name.startsWith(common)) {
        common = common.substring(0, common.length() - 1);
      }
    }
    return (common.isEmpty() ? label : common) + "…";
  }

  private List<OverviewBox> reached(int parent, List<Integer> nodes, int most) {
    List<Integer> order = inOrderOfReach(parent, nodes);
    List<OverviewBox> boxes = new ArrayList<>();
    order.subList(0, most - 1).stream().sorted().forEach(node -> boxes.add(box(node)));
    List<Integer> rest = new ArrayList<>();
    order.subList(most - 1, order.size()).forEach(node -> rest.addAll(within(node)));
    List<Integer> leaves = rest.stream().filter(node -> tree.node(node).isLeaf()).toList();
    boxes.add(new OverviewBox(free(leaves.size() + " other states"), -1, rest, leaves, true));
    return boxes;
  }

  /**
   * Returns the nodes in the order of a breadth-first search from the initial states, followed by
   * the nodes that the search does not reach.
   */
  private List<Integer> inOrderOfReach(int parent, List<Integer> nodes) {
    Map<Integer, Set<Integer>> next = new LinkedHashMap<>();
    for (ResolvedTransition transition : machine.transitions()) {
      int from = childWith(parent, transition.source().number());
      for (StateNode target : transition.targets()) {
        int to = childWith(parent, target.number());
        if (from > 0 && to > 0) {
          next.computeIfAbsent(from, n -> new LinkedHashSet<>()).add(to);
        }
      }
    }
    Set<Integer> order = new LinkedHashSet<>();
    List<StateNode> begins = parent == 0 ? machine.beginnings() : machine.node(parent).defaults();
    begins.forEach(b -> order.add(childWith(parent, b.number())));
    order.removeIf(n -> n < 0);
    Deque<Integer> open = new ArrayDeque<>(order);
    while (!open.isEmpty()) {
      for (int to : next.getOrDefault(open.remove(), Set.of())) {
        if (order.add(to)) {
          open.add(to);
        }
      }
    }
    order.addAll(nodes);
    order.retainAll(new HashSet<>(nodes));
    return List.copyOf(order);
  }

  /** Returns the child of {@code parent} that contains {@code node}, or -1 if no child does. */
  private int childWith(int parent, int node) {
    int at = node;
    while (at > 0 && tree.parent(at) != parent) {
      at = tree.parent(at);
    }
    return at > 0 ? at : -1;
  }

  /** Returns a name that no state has, derived from {@code wanted}. */
  private String free(String wanted) {
    String name = wanted;
    while (isTaken(name) || !names.add(name)) {
      name += "*";
    }
    return name;
  }

  private boolean isTaken(String name) {
    return tree.nodes().stream().anyMatch(state -> state.name().equals(name));
  }
}
