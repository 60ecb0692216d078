package dev.pawl.language.model;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * A tree of states. Nodes are numbered in document order from 0, the number of the root. The
 * numbers of a node's descendants directly follow the number of the node. States are distinguished
 * by identity.
 */
public final class StateTree {

  private final List<State> nodes = new ArrayList<>();
  private final List<State> declared;
  private final List<State> states;
  private final List<Integer> parents = new ArrayList<>();
  private final List<Integer> lasts = new ArrayList<>();
  private final Map<State, Integer> numbers = new IdentityHashMap<>();

  /** Creates a tree whose declared order is document order. */
  public StateTree(State root) {
    this(root, List.of());
  }

  /**
   * Creates a tree.
   *
   * @param order the names of the states in declared order; empty if the declared order is document
   *     order
   * @throws IllegalArgumentException if the root has a name
   */
  public StateTree(State root, List<String> order) {
    if (!root.name().isEmpty()) {
      throw new IllegalArgumentException("The root has the name " + root.name());
    }
    add(root, -1);
    List<State> document = nodes.subList(1, nodes.size());
    this.declared = order.isEmpty() ? List.copyOf(document) : inOrder(document, order);
    this.states = document.stream().filter(s -> !s.isHistory()).toList();
  }

  private static List<State> inOrder(List<State> states, List<String> order) {
    Map<String, Integer> places = new HashMap<>();
    order.forEach(name -> places.putIfAbsent(name, places.size()));
    return states.stream()
        .sorted(Comparator.comparingInt(s -> places.getOrDefault(s.name(), places.size())))
        .toList();
  }

  private void add(State state, int parent) {
    int number = nodes.size();
    nodes.add(state);
    parents.add(parent);
    lasts.add(number);
    numbers.put(state, number);
    state.children().forEach(c -> add(c, number));
    lasts.set(number, nodes.size() - 1);
  }

  /** Returns all nodes in document order, including the root and history states. */
  public List<State> nodes() {
    return Collections.unmodifiableList(nodes);
  }

  /** Returns whether several states can be active in parallel. */
  public boolean hasRegions() {
    return nodes.stream().anyMatch(State::isParallel);
  }

  /** Returns all nodes except the root, in declared order. */
  public List<State> declared() {
    return declared;
  }

  /** Returns all nodes except the root and history states, in document order. */
  public List<State> states() {
    return states;
  }

  public State root() {
    return nodes.get(0);
  }

  public State node(int number) {
    return nodes.get(number);
  }

  /** Returns the number of nodes, including the root and history states. */
  public int size() {
    return nodes.size();
  }

  /** Returns the number of a state of this tree. */
  public int number(State state) {
    return requireNonNull(numbers.get(state));
  }

  /** Returns the number of a node's parent; -1 for the root. */
  public int parent(int node) {
    return parents.get(node);
  }

  /**
   * Returns the number of a node's last descendant, or the number of the node itself if there are
   * no descendants.
   */
  public int last(int node) {
    return lasts.get(node);
  }

  /** Returns whether a node is a descendant of {@code ancestor}. */
  public boolean isBelow(int node, int ancestor) {
    return node > ancestor && node <= last(ancestor);
  }

  /** Returns whether a node equals {@code ancestor} or is one of its descendants. */
  public boolean isWithin(int node, int ancestor) {
    return node >= ancestor && node <= last(ancestor);
  }

  /** Returns a node and all its ancestors, from the node up to the root. */
  public List<Integer> upwards(int node) {
    List<Integer> path = new ArrayList<>();
    for (int n = node; n >= 0; n = parent(n)) {
      path.add(n);
    }
    return path;
  }

  /** Returns the leaves at or below a node, in document order. */
  public List<Integer> leaves(int node) {
    List<Integer> leaves = new ArrayList<>();
    for (int n = node; n <= last(node); n++) {
      if (n > 0 && nodes.get(n).isLeaf()) {
        leaves.add(n);
      }
    }
    return leaves;
  }

  /** Returns whether two nodes are in different regions of a parallel state. */
  public boolean areOrthogonal(int one, int other) {
    if (isWithin(one, other) || isWithin(other, one)) {
      return false;
    }
    int ancestor = parent(one);
    while (!isBelow(other, ancestor)) {
      ancestor = parent(ancestor);
    }
    return node(ancestor).isParallel();
  }

  /**
   * Returns the children of a node without history states. The children of a parallel state are its
   * regions.
   */
  public List<Integer> children(int node) {
    List<Integer> children = new ArrayList<>();
    for (int n = node + 1; n <= last(node); n = last(n) + 1) {
      if (!nodes.get(n).isHistory()) {
        children.add(n);
      }
    }
    return children;
  }

  /** Returns the tags of a state, followed by the tags of the state's ancestors. */
  public List<NameReference> tags(State state) {
    List<NameReference> tags = new ArrayList<>();
    upwards(number(state)).forEach(n -> tags.addAll(node(n).tags()));
    return tags;
  }
}
