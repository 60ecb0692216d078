package dev.pawl.language.check;

import dev.pawl.language.model.Behavior.History;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.Moves;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The states that history states may restore. Each state below the parent of a history state is
 * assumed to be reachable, because a forced step may enter it before the history is remembered.
 */
final class RestoredStates {

  private final ResolvedMachine machine;
  private final StateTree tree;

  RestoredStates(ResolvedMachine machine) {
    this.machine = machine;
    this.tree = machine.tree();
  }

  /**
   * Returns the states that history states may restore in a transition, each with the history state
   * that restores it. The keys and the values are numbers in the tree.
   */
  Map<Integer, Integer> of(ResolvedTransition transition) {
    Moves moves = machine.moves();
    Map<Integer, Integer> restored = new TreeMap<>();
    Deque<Integer> histories = new ArrayDeque<>();
    BitSet seen = new BitSet();
    moves.of(transition).forEach(m -> addHistories(moves.withDefaults(m), seen, histories));
    while (!histories.isEmpty()) {
      int history = histories.remove();
      BitSet states = restoredBy(history);
      states.stream()
          .filter(s -> !tree.node(s).isHistory())
          .forEach(s -> restored.putIfAbsent(s, history));
      // a default of a restored state may be another history state
      addHistories(states, seen, histories);
    }
    return restored;
  }

  private void addHistories(BitSet states, BitSet seen, Deque<Integer> histories) {
    states.stream()
        .filter(s -> s > 0 && tree.node(s).isHistory() && !seen.get(s))
        .forEach(
            s -> {
              seen.set(s);
              histories.add(s);
            });
  }

  private BitSet restoredBy(int history) {
    int parent = tree.parent(history);
    BitSet states = new BitSet();
    if (!isShallow(history)) {
      for (int node = parent + 1; node <= tree.last(parent); node++) {
        states.set(node, !tree.node(node).isHistory());
      }
      return states;
    }
    for (int child : tree.children(parent)) {
      if (!tree.node(child).isHistory()) {
        BitSet within = machine.moves().withDefaults(machine.moves().start(machine.node(child)));
        within.clear(0, child);
        within.clear(tree.last(child) + 1, tree.size());
        states.or(within);
      }
    }
    return states;
  }

  private boolean isShallow(int history) {
    return tree.node(history).behavior().history().equals(Optional.of(History.SHALLOW));
  }

  /**
   * Returns whether a history state may restore a state when a transition is taken in a leaf. A
   * transition that exits the parent of the history state restores only states that are active
   * together with the leaf.
   */
  boolean isPossible(ResolvedTransition transition, int leaf, int state, int history) {
    int parent = tree.parent(history);
    boolean remembersLeaf =
        tree.isBelow(leaf, parent)
            && machine.moves().of(transition).stream().allMatch(m -> m.exit().contains(parent));
    if (!remembersLeaf || tree.areOrthogonal(leaf, state)) {
      return true;
    } else if (!isShallow(history)) {
      return tree.isWithin(leaf, state);
    }
    return tree.children(parent).stream()
        .anyMatch(c -> tree.isWithin(leaf, c) && tree.isWithin(state, c));
  }
}
