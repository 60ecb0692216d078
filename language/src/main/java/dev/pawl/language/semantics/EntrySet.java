package dev.pawl.language.semantics;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import java.util.BitSet;
import java.util.List;

/**
 * The entry set of a transition, as computed by the procedures {@code computeEntrySet}, {@code
 * addDescendantStatesToEnter} and {@code addAncestorStatesToEnter} of SCXML. The entry set contains
 * a history state itself, in place of the states that the history state remembers.
 */
final class EntrySet {

  private final ResolvedMachine machine;
  private final StateTree tree;
  private final BitSet nodes = new BitSet();
  private final BitSet descended = new BitSet();

  EntrySet(ResolvedMachine machine) {
    this.machine = machine;
    this.tree = machine.tree();
  }

  /**
   * Adds targets, the descendants of targets that are entered by default, and all ancestors of
   * targets that are below {@code ancestor}.
   *
   * @param ancestor the number of the innermost ancestor that is not entered
   */
  EntrySet add(List<StateNode> targets, int ancestor) {
    targets.forEach(this::addDescendants);
    targets.forEach(t -> addAncestors(t.number(), ancestor));
    return this;
  }

  /** Adds each region of a parallel node in which no node has been added. */
  EntrySet addRegions(int parallel) {
    for (int region : tree.children(parallel)) {
      int next = nodes.nextSetBit(region);
      if (next < 0 || next > tree.last(region)) {
        addDescendants(machine.node(region));
      }
    }
    return this;
  }

  private void addDescendants(StateNode node) {
    State state = node.declared();
    nodes.set(node.number());
    // an invalid declaration may contain a cycle
    if (descended.get(node.number()) || state.isHistory()) {
      return;
    }
    descended.set(node.number());
    add(node.defaults(), node.number());
    if (state.isParallel()) {
      addRegions(node.number());
    }
  }

  private void addAncestors(int node, int ancestor) {
    int below = node;
    for (int n = tree.parent(node); n > ancestor; below = n, n = tree.parent(n)) {
      nodes.set(n);
      // a history state in a parallel state remembers all regions of the parallel state
      if (tree.node(n).isParallel() && !tree.node(below).isHistory()) {
        addRegions(n);
      }
    }
  }

  /** Returns the numbers of the added nodes below an ancestor, in entry order. */
  BitSet below(int ancestor) {
    if (ancestor > 0) {
      nodes.clear(0, ancestor + 1);
      nodes.clear(tree.last(ancestor) + 1, tree.size());
    }
    return nodes;
  }
}
