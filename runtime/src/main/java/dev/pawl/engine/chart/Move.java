package dev.pawl.engine.chart;

import org.jspecify.annotations.Nullable;

/** The exit set and entry set of a transition, as computed at compile time. */
final class Move {

  /**
   * The nodes that can be the domain, inner nodes first. The domain is the first of these nodes
   * that contains all targets; all states below the domain are left. There are several nodes only
   * if the targets depend on history.
   */
  final int[] domains;

  /**
   * The entered nodes in document order. A history state represents the states that it remembers.
   */
  final int[] listed;

  /** The entry set; null if the entry set depends on history. */
  @Nullable EntrySet entry;

  Move(int[] domains, int[] listed) {
    this.domains = domains;
    this.listed = listed;
  }

  /** Computes the entry set if the entry set does not depend on history. */
  void prepare(Node<?>[] tree) {
    for (int node : listed) {
      if (tree[node].isHistory()) {
        return;
      }
    }
    entry = new EntrySet(tree, domains[0], listed);
  }
}
