package dev.pawl.processor.scxml;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A state with its position. This class does not use the functions of the model's tree, so that
 * errors in these functions are found.
 */
final class Node implements Comparable<Node> {

  /** A transition with its position; equal transitions are different objects. */
  static final class Way {
    final Node source;
    final Transition transition;

    Way(Node source, Transition transition) {
      this.source = source;
      this.transition = transition;
    }
  }

  final State state;
  final Node parent;
  final int order;

  /** The children, including history states. */
  final List<Node> children = new ArrayList<>();

  final List<Way> ways = new ArrayList<>();
  final List<Way> eventless = new ArrayList<>();

  private Node(State state, Node parent, List<Node> document) {
    this.state = state;
    this.parent = parent;
    this.order = document.size();
    document.add(this);
    state.transitions().forEach(t -> ways.add(new Way(this, t)));
    state.behavior().always().forEach(t -> eventless.add(new Way(this, t)));
    state.children().forEach(c -> children.add(new Node(c, this, document)));
  }

  /** Returns all states in document order, the root first. */
  static List<Node> document(State root) {
    List<Node> document = new ArrayList<>();
    new Node(root, null, document);
    return document;
  }

  String name() {
    return state.name();
  }

  boolean isRoot() {
    return parent == null;
  }

  Optional<Behavior.History> history() {
    return state.behavior().history();
  }

  boolean isHistory() {
    return history().isPresent();
  }

  boolean isFinal() {
    return state.isFinal();
  }

  boolean isParallel() {
    return state.behavior().parallel();
  }

  boolean isCompound() {
    return !isParallel() && !childStates().isEmpty();
  }

  boolean isAtomic() {
    return !isRoot() && !isHistory() && childStates().isEmpty();
  }

  /** Returns the children without history states. */
  List<Node> childStates() {
    return children.stream().filter(c -> !c.isHistory()).toList();
  }

  /** Returns whether this state is a descendant of another state. */
  boolean isDescendantOf(Node other) {
    for (Node n = parent; n != null; n = n.parent) {
      if (n == other) {
        return true;
      }
    }
    return false;
  }

  /** Returns the ancestors of this state that are below {@code upTo}, innermost first. */
  List<Node> properAncestors(Node upTo) {
    List<Node> ancestors = new ArrayList<>();
    for (Node n = parent; n != null && n != upTo; n = n.parent) {
      ancestors.add(n);
    }
    return ancestors;
  }

  /** Returns whether a list of names contains the name of an event. */
  static boolean names(List<NameReference> refs, String event) {
    return refs.stream().anyMatch(r -> r.name().equals(event));
  }

  @Override
  public int compareTo(Node other) {
    return Integer.compare(order, other.order);
  }

  @Override
  public String toString() {
    return name();
  }
}
