package dev.pawl.engine.chart;

import java.util.Arrays;

/** The nodes that are entered together below one that is not left. */
final class EntrySet {

  /** The node below which everything is left; -1 where nothing is active yet. */
  final int domain;

  /** The nodes that are entered, in document order. */
  final int[] nodes;

  /** The leaves among them. */
  final int[] leaves;

  /** Whether entering them does nothing beyond making them active. */
  final boolean quiet;

  /** The set of some nodes, in document order, none of which is a history state. */
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

  /** The set for an active leaf that stays, and only carries something else. */
  static EntrySet same(int leaf) {
    return new EntrySet(leaf);
  }

  boolean has(int node) {
    return Arrays.binarySearch(nodes, node) >= 0;
  }
}
