package dev.pawl.language.check;

import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.StateNode;
import java.util.List;

/** Tests whether states can be entered together. */
final class Regions {

  private Regions() {}

  /** Returns whether the nodes are pairwise in different regions of a parallel state. */
  public static boolean inDifferent(StateTree tree, List<StateNode> nodes) {
    for (int i = 0; i < nodes.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (!tree.areOrthogonal(regionNode(tree, nodes.get(i)), regionNode(tree, nodes.get(j)))) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Returns the number of the node that determines the region of {@code node}. For a history state
   * this is the parent, because a history state represents descendants of its parent.
   */
  private static int regionNode(StateTree tree, StateNode node) {
    return node.declared().isHistory() ? tree.parent(node.number()) : node.number();
  }
}
