package dev.pawl.language.check;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.Moves;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The leaves from which given states can be entered. An instance leaves a leaf by a transition of
 * that leaf or of a leaf in another region.
 */
final class RegionReachability {

  private final CheckContext machine;
  private final StateTree tree;
  private final Map<Integer, List<ResolvedTransition>> into = new HashMap<>();
  private final BitSet alone = new BitSet();
  private final BitSet leading = new BitSet();
  private final BitSet regionsHandled = new BitSet();
  private final Deque<Integer> next = new ArrayDeque<>();

  private RegionReachability(CheckContext machine) {
    this.machine = machine;
    this.tree = machine.tree();
    for (ResolvedTransition transition : machine.transitions()) {
      if (!transition.source().declared().isHistory() && !transition.isTargetless()) {
        for (int leaf : leaves(transition)) {
          into.computeIfAbsent(leaf, l -> new ArrayList<>()).add(transition);
        }
      }
    }
  }

  /**
   * Returns the leaves from which at least one of the given states can be entered, including the
   * given states.
   *
   * @param ends the given states; all of them must be leaves
   */
  static BitSet to(CheckContext machine, Collection<State> ends) {
    RegionReachability leading = new RegionReachability(machine);
    ends.forEach(s -> leading.addLeading(machine.number(s)));
    leading.run();
    return leading.leading;
  }

  private Set<Integer> leaves(ResolvedTransition transition) {
    Moves moves = machine.resolved().moves();
    Set<Integer> leaves = new TreeSet<>();
    moves.of(transition).forEach(m -> leaves.addAll(moves.possibleLeaves(m)));
    return leaves;
  }

  private void run() {
    while (!next.isEmpty()) {
      int target = next.remove();
      List<ResolvedTransition> transitions = into.remove(target);
      if (transitions != null) {
        transitions.forEach(this::sources);
      }
    }
  }

  private void sources(ResolvedTransition transition) {
    StateNode owner = transition.source();
    if (owner.declared().isLeaf() && !owner.isRoot()) {
      addLeading(owner.number());
      return;
    }
    for (int leaf : machine.inheritance().openLeaves(owner.number())) {
      if (!alone.get(leaf) && !machine.inheritance().isOverridden(leaf, transition)) {
        addLeading(leaf);
      }
    }
  }

  /**
   * Adds a leaf from which a transition leads to a given state. Also adds every leaf of the other
   * regions, because the transition exits these leaves, too.
   */
  private void addLeading(int leaf) {
    alone.set(leaf);
    add(leaf);
    int below = leaf;
    for (int node = tree.parent(leaf); node >= 0; below = node, node = tree.parent(node)) {
      if (tree.node(node).isParallel() && !regionsHandled.get(below)) {
        regionsHandled.set(below);
        int region = below;
        tree.leaves(node).stream().filter(l -> !tree.isWithin(l, region)).forEach(this::add);
      }
    }
  }

  private void add(int leaf) {
    if (!leading.get(leaf)) {
      leading.set(leaf);
      next.add(leaf);
    }
  }
}
