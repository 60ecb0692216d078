package dev.pawl.diagrams.overview;

import java.util.ArrayList;
import java.util.List;

/** A box of an overview: a state, or all states that it stands for. */
final class OverviewBox {

  final String name;

  /** The state that it is; -1 where it stands for states that no state holds together. */
  final int node;

  /** The nodes that it stands for, and those of them that are leaves. */
  final List<Integer> nodes;

  final List<Integer> leaves;

  private final boolean rest;

  /** The boxes drawn in it; none where it is closed. */
  final List<OverviewBox> inner = new ArrayList<>();

  OverviewBox(String name, int node, List<Integer> nodes, List<Integer> leaves, boolean rest) {
    this.name = name;
    this.node = node;
    this.nodes = List.copyOf(nodes);
    this.leaves = List.copyOf(leaves);
    this.rest = rest;
  }

  /** Whether what lies in it is drawn. */
  boolean isOpen() {
    return !inner.isEmpty();
  }

  /** Whether it stands for what no other box does. */
  boolean isRest() {
    return rest;
  }

  /** Whether it is nothing but one state. */
  boolean isState() {
    return node >= 0 && leaves.size() == 1 && leaves.get(0) == node;
  }
}
