package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.problem.Nearest;
import dev.pawl.language.problem.Problems;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Builds the tree of states from the parents in their declarations. If a parent is not allowed,
 * reports it and makes the state a child of the root, so that later checks see all states.
 */
final class TreeBuilder {

  /**
   * The maximum depth of a state tree. The limit exists because methods call themselves for each
   * level of the tree.
   */
  private static final int MAX_DEPTH = 50;

  private static final int ROOT = -1;

  private final List<Node> nodes;
  private final String machine;
  private final Problems problems;
  private final Map<String, Integer> numbers = new HashMap<>();
  private final int[] parents;

  /**
   * A state without its children.
   *
   * @param parent the name of its parent in the declaration
   */
  record Node(State state, Optional<NameReference> parent) {}

  private TreeBuilder(List<Node> nodes, String machine, Problems problems) {
    this.nodes = nodes;
    this.machine = machine;
    this.problems = problems;
    this.parents = new int[nodes.size()];
  }

  /**
   * Returns the top-level states with all their descendants. Siblings have the order of the enum
   * constants.
   */
  static List<State> build(List<Node> nodes, String machine, Problems problems) {
    return new TreeBuilder(nodes, machine, problems).children();
  }

  private List<State> children() {
    for (int i = 0; i < nodes.size(); i++) {
      numbers.putIfAbsent(name(i), i);
    }
    Arrays.setAll(parents, this::parent);
    breakCircles();
    List<List<State>> below = new ArrayList<>();
    nodes.forEach(n -> below.add(new ArrayList<>()));
    List<State> top = new ArrayList<>();
    for (int i : innerFirst()) {
      State state = nodes.get(i).state().withChildren(below.get(i));
      (parents[i] == ROOT ? top : below.get(parents[i])).add(state);
    }
    return top;
  }

  private String name(int node) {
    return nodes.get(node).state().name();
  }

  private int parent(int node) {
    if (nodes.get(node).parent().isEmpty()) {
      return ROOT;
    }
    NameReference name = nodes.get(node).parent().get();
    Integer parent = numbers.get(name.name());
    if (parent == null) {
      problems.add(
          Code.UNKNOWN_STATE,
          Nearest.hint(name.name(), numbers.keySet()),
          name.origin(),
          name.name(),
          machine);
      return ROOT;
    }
    State state = nodes.get(parent).state();
    if (parent == node) {
      // a state that names itself as parent is reported as a cycle
      return parent;
    }
    if (state.isHistory() || state.isFinal()) {
      refuse(node, "it is " + (state.isFinal() ? "final" : "a history state"));
      return ROOT;
    }
    return parent;
  }

  private void refuse(int node, String reason) {
    NameReference parent = nodes.get(node).parent().orElseThrow();
    problems.add(Code.BAD_PARENT, parent.origin(), parent.name(), name(node), reason);
  }

  /** Removes cycles of parents: the first state of each cycle becomes a child of the root. */
  private void breakCircles() {
    int[] seen = new int[nodes.size()];
    for (int i = 0; i < nodes.size(); i++) {
      int node = i;
      while (node != ROOT && seen[node] == 0) {
        seen[node] = i + 1;
        node = parents[node];
      }
      if (node != ROOT && seen[node] == i + 1) {
        breakCircle(node);
      }
    }
  }

  private void breakCircle(int member) {
    List<Integer> circle = new ArrayList<>();
    for (int node = member; circle.isEmpty() || node != member; node = parents[node]) {
      circle.add(node);
    }
    circle.sort(Comparator.naturalOrder());
    refuse(
        circle.get(0),
        circle.size() == 1
            ? "a state cannot contain itself"
            : NameList.and(circle.stream().map(this::name).toList()) + " form a cycle");
    parents[circle.get(0)] = ROOT;
  }

  /**
   * Returns the indexes of all states in {@link #nodes}, each state before its parent, and siblings
   * in the order of the enum constants.
   */
  private List<Integer> innerFirst() {
    int[] depths = IntStream.range(0, nodes.size()).map(this::depth).toArray();
    for (int i = 0; i < depths.length; i++) {
      if (depths[i] > 0 && depths[i] % MAX_DEPTH == 0) {
        refuse(i, "states are nested more than " + MAX_DEPTH + " deep");
        parents[i] = ROOT;
      }
    }
    return IntStream.range(0, depths.length)
        .boxed()
        .sorted(Comparator.comparingInt(i -> -(depths[i] % MAX_DEPTH)))
        .toList();
  }

  private int depth(int node) {
    int depth = 0;
    for (int n = parents[node]; n != ROOT; n = parents[n]) {
      depth++;
    }
    return depth;
  }
}
