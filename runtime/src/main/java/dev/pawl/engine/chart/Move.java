package dev.pawl.engine.chart;

import org.jspecify.annotations.Nullable;

/** The exit set and entry set of a transition, as they were worked out when it was compiled. */
final class Move {

  /**
   * The node below which everything is left: the first of these, from the inside out, that holds
   * all targets. Several only where history decides.
   */
  final int[] domains;

  /** The entry set, in document order; a history state stands for what it remembers. */
  final int[] listed;

  /** The same where no history state is listed; null where history decides. */
  @Nullable EntrySet entry;

  Move(int[] domains, int[] listed) {
    this.domains = domains;
    this.listed = listed;
  }

  /** Works out what can be known before an instance is there. */
  void prepare(Node<?>[] tree) {
    for (int node : listed) {
      if (tree[node].isHistory()) {
        return;
      }
    }
    entry = new EntrySet(tree, domains[0], listed);
  }
}
