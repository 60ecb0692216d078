package dev.pawl.diagrams.overview;

import java.util.ArrayList;
import java.util.List;

/** A box of an overview: one state, or a group of states that it represents. */
final class OverviewBox {

  final String name;

  /** The number of the state, or -1 if the box represents states without a common superstate. */
  final int node;

  /** The numbers of the nodes that it represents, and of the leaves among them. */
  final List<Integer> nodes;

  final List<Integer> leaves;

  private final boolean rest;

  /** The boxes inside it; empty if its content is not drawn. */
  final List<OverviewBox> inner = new ArrayList<>();

  OverviewBox(String name, int node, List<Integer> nodes, List<Integer> leaves, boolean rest) {
    this.name = name;
    this.node = node;
    this.nodes = List.copyOf(nodes);
    this.leaves = List.copyOf(leaves);
    this.rest = rest;
  }

  /** Returns whether its content is drawn. */
  boolean isOpen() {
    return !inner.isEmpty();
  }

  /** Returns whether it represents all states that no other box represents. */
  boolean isRest() {
    return rest;
  }

  /** Returns whether it represents exactly one leaf state. */
  boolean isState() {
    return node >= 0 && leaves.size() == 1 && leaves.get(0) == node;
  }
}
