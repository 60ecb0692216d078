package dev.pawl.diagrams.overview;

import java.util.ArrayList;
import java.util.List;

/** A box in the overview of a large machine. The box represents one state or a group of states. */
final class OverviewBox {

  final String name;

  /** The number of the state, or -1 if the box represents states without a common superstate. */
  final int node;

  /** The numbers of the nodes that this box represents. */
  final List<Integer> nodes;

  final List<Integer> leaves;

  private final boolean rest;

  /** The boxes inside this box. If the list is empty, the box is drawn without substates. */
  final List<OverviewBox> inner = new ArrayList<>();

  OverviewBox(String name, int node, List<Integer> nodes, List<Integer> leaves, boolean rest) {
    this.name = name;
    this.node = node;
    this.nodes = List.copyOf(nodes);
    this.leaves = List.copyOf(leaves);
    this.rest = rest;
  }

  /** Returns whether other boxes are drawn inside this box. */
  boolean isOpen() {
    return !inner.isEmpty();
  }

  /** Returns whether this box represents all states that no other box represents. */
  boolean isRest() {
    return rest;
  }

  /** Returns whether this box represents exactly one leaf state. */
  boolean isState() {
    return node >= 0 && leaves.size() == 1 && leaves.get(0) == node;
  }
}
