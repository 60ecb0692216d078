package dev.pawl.language.semantics;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import java.util.BitSet;
import java.util.List;

/**
 * The entry set: SCXML's {@code computeEntrySet} with {@code addDescendantStatesToEnter} and {@code
 * addAncestorStatesToEnter}. A history state is entered as such, and stands for what is active
 * below its parent.
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

  /** Adds targets, all below them by default, and all around them below an active ancestor. */
  EntrySet add(List<StateNode> targets, int ancestor) {
    targets.forEach(this::addDescendants);
    targets.forEach(t -> addAncestors(t.number(), ancestor));
    return this;
  }

  /** Adds the regions of a parallel node of which nothing is entered yet. */
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
    // a declaration with errors may lead in a circle
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
      // what is active beside a history state is remembered with it
      if (tree.node(n).isParallel() && !tree.node(below).isHistory()) {
        addRegions(n);
      }
    }
  }

  /** The numbers of the nodes, in entry order, without those up to an ancestor and beside it. */
  BitSet below(int ancestor) {
    if (ancestor > 0) {
      nodes.clear(0, ancestor + 1);
      nodes.clear(tree.last(ancestor) + 1, tree.size());
    }
    return nodes;
  }
}
