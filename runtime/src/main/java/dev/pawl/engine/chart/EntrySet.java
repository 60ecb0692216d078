package dev.pawl.engine.chart;

import java.util.Arrays;

/** The nodes that a transition enters. */
final class EntrySet {

  /** The node below which all active states are exited; -1 if no state is active yet. */
  final int domain;

  /** The entered nodes in document order, without history states. */
  final int[] nodes;

  /** The leaves among the entered nodes. */
  final int[] leaves;

  /**
   * True if entering the nodes runs no effects, starts no timers, raises no events and completes no
   * state.
   */
  final boolean quiet;

  EntrySet(Node<?>[] tree, int domain, int[] nodes) {
    this.domain = domain;
    this.nodes = nodes;
    int[] found = new int[nodes.length];
    int count = 0;
    boolean isQuiet = true;
    for (int number : nodes) {
      Node<?> node = tree[number];
      isQuiet &= node.entersQuietly();
      if (node.isLeaf()) {
        found[count++] = number;
      }
    }
    this.leaves = Arrays.copyOf(found, count);
    this.quiet = isQuiet;
  }

  private EntrySet(int leaf) {
    this.domain = leaf;
    this.nodes = new int[0];
    this.leaves = new int[] {leaf};
    this.quiet = true;
  }

  /** Returns an entry set without nodes, for an active leaf that stays active and gets new data. */
  static EntrySet ofStayingLeaf(int leaf) {
    return new EntrySet(leaf);
  }

  boolean has(int node) {
    return Arrays.binarySearch(nodes, node) >= 0;
  }
}
