package dev.pawl.language.explore;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.Move;
import dev.pawl.language.semantics.Moves;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The nodes that transitions exit and enter, and the nodes that history states remember, by the
 * algorithms {@code computeExitSet} and {@code computeEntrySet} of SCXML 1.0. Not thread-safe.
 */
final class NodeSets {

  private final ResolvedMachine machine;
  private final StateTree tree;
  private final Moves moves;
  private final BitSet leaves = new BitSet();

  /** The final children of each node. */
  private final List<BitSet> finalChildren = new ArrayList<>();

  /** The index of each history state in {@link Situation#history}, by the number of its node. */
  private final Map<Integer, Integer> histories = new HashMap<>();

  /**
   * A cache of the nodes that each transition enters. The cache is used only for machines without
   * history states.
   */
  private final Map<Step.Taken, BitSet> entrySets = new HashMap<>();

  NodeSets(ResolvedMachine machine) {
    this.machine = machine;
    this.tree = machine.tree();
    this.moves = machine.moves();
    machine.leaves().forEach(n -> leaves.set(n.number()));
    for (StateNode node : machine.nodes()) {
      BitSet ends = new BitSet();
      tree.children(node.number()).stream().filter(c -> tree.node(c).isFinal()).forEach(ends::set);
      finalChildren.add(ends);
      if (!node.isRoot() && node.declared().isHistory()) {
        histories.put(node.number(), histories.size());
      }
    }
  }

  int historyCount() {
    return histories.size();
  }

  boolean isLeaf(int node) {
    return leaves.get(node);
  }

  /** Returns the active leaves. */
  BitSet leaves(Situation situation) {
    BitSet active = (BitSet) situation.active.clone();
    active.and(leaves);
    return active;
  }

  /** Returns whether a node is in a final state, or the machine for the number 0. */
  boolean isInFinalState(Situation situation, int node) {
    if (tree.node(node).isParallel()) {
      for (int child : tree.children(node)) {
        if (!isInFinalState(situation, child)) {
          return false;
        }
      }
      return true;
    }
    return finalChildren.get(node).intersects(situation.active);
  }

  /** Lets the history states of exited nodes remember the active nodes. */
  void rememberHistory(Situation next, BitSet exited) {
    if (histories.isEmpty()) {
      return;
    }
    @Nullable BitSet[] history = next.history.clone();
    histories.forEach(
        (node, index) -> {
          int parent = tree.parent(node);
          if (exited.get(parent)) {
            boolean deep =
                tree.node(node).behavior().history().orElseThrow() == Behavior.History.DEEP;
            BitSet active = new BitSet();
            next.active.stream()
                .filter(
                    n ->
                        deep
                            ? tree.node(n).isLeaf() && tree.isBelow(n, parent)
                            : tree.parent(n) == parent)
                .forEach(active::set);
            history[index] = active;
          }
        });
    next.history = history;
  }

  /** Returns the active nodes that a transition leaves. */
  BitSet exitSet(Situation situation, Step.Taken taken) {
    Optional<Move> move = move(taken);
    if (move.isEmpty()) {
      return Situation.NONE;
    }
    int domain = domain(situation.history, taken, move.get());
    BitSet exited = (BitSet) situation.active.clone();
    exited.clear(0, domain + 1);
    exited.clear(tree.last(domain) + 1, tree.size() + 1);
    return exited;
  }

  /** Returns the nodes that a transition enters. The caller must not modify the set. */
  BitSet entrySet(@Nullable BitSet[] history, Step.Taken taken) {
    return history.length > 0
        ? builtEntrySet(history, taken)
        : entrySets.computeIfAbsent(taken, t -> builtEntrySet(history, t));
  }

  private BitSet builtEntrySet(@Nullable BitSet[] history, Step.Taken taken) {
    BitSet entered = new BitSet();
    move(taken)
        .ifPresent(
            move -> {
              int domain = domain(history, taken, move);
              addEntry(move.entry(), history, entered);
              entered.clear(0, domain + 1);
              entered.clear(tree.last(domain) + 1, tree.size() + 1);
            });
    return entered;
  }

  private Optional<Move> move(Step.Taken taken) {
    List<Move> all = moves.of(taken.transition());
    if (all.isEmpty()) {
      return Optional.empty();
    } else if (taken.target() < 0) {
      return Optional.of(all.get(0));
    }
    List<StateNode> targets = taken.transition().targets();
    for (int i = 0; i < targets.size(); i++) {
      if (targets.get(i).number() == taken.target()) {
        return Optional.of(all.get(i));
      }
    }
    throw new IllegalArgumentException("No target has the number " + taken.target());
  }

  /**
   * Returns the innermost node that contains the source and all targets of a transition and that
   * the transition does not exit.
   */
  private int domain(@Nullable BitSet[] history, Step.Taken taken, Move move) {
    if (move.domains().size() == 1) {
      return move.domain();
    }
    BitSet effective = new BitSet();
    if (taken.target() >= 0) {
      addEffective(machine.node(taken.target()), history, effective);
    } else {
      taken.transition().targets().forEach(t -> addEffective(t, history, effective));
    }
    for (int domain : move.domains()) {
      if (domain == 0 || effective.stream().allMatch(t -> tree.isBelow(t, domain))) {
        return domain;
      }
    }
    return move.domain();
  }

  private void addEffective(StateNode target, @Nullable BitSet[] history, BitSet effective) {
    Integer index = histories.get(target.number());
    if (index == null) {
      effective.set(target.number());
    } else if (history[index] != null) {
      effective.or(requireNonNull(history[index]));
    } else {
      target.defaults().forEach(t -> addEffective(t, history, effective));
    }
  }

  /**
   * Returns the nodes of an entry set, with each history state replaced by the states that the
   * history state remembers.
   */
  BitSet entered(Move move, @Nullable BitSet[] history) {
    BitSet entered = new BitSet();
    addEntry(move.entry(), history, entered);
    return entered;
  }

  /**
   * Adds the nodes of an entry set, with each history state replaced by the states that the history
   * state remembers.
   */
  private void addEntry(List<Integer> entry, @Nullable BitSet[] history, BitSet entered) {
    for (int node : entry) {
      Integer index = histories.get(node);
      if (index == null) {
        if (node > 0) {
          entered.set(node);
        }
        continue;
      }
      BitSet remembered = history[index];
      int parent = tree.parent(node);
      if (remembered == null) {
        addEntry(moves.byDefault(machine.node(node)).entry(), history, entered);
      } else if (tree.node(node).behavior().history().orElseThrow() == Behavior.History.DEEP) {
        remembered.stream()
            .forEach(
                leaf -> {
                  for (int n = leaf; n != parent; n = tree.parent(n)) {
                    entered.set(n);
                  }
                });
      } else {
        remembered.stream()
            .forEach(
                child -> {
                  List<Integer> below =
                      moves.start(machine.node(child)).entry().stream()
                          .filter(n -> tree.isWithin(n, child))
                          .toList();
                  addEntry(below, history, entered);
                });
      }
    }
  }
}
