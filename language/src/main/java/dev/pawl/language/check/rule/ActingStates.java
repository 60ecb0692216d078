package dev.pawl.language.check.rule;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Determines the leaves that a transition can affect. A leaf acts if a transition affects the leaf.
 * The leaf itself, one of its ancestors, or a state in another region may declare the transition.
 */
final class ActingStates {

  /**
   * A node that has a transition for the completion of a state.
   *
   * @param node the number of the node that has the transition
   * @param done the number of the state that must be done
   */
  private record WhenDone(int node, int done) {}

  private final CheckContext machine;
  private final StateTree tree;
  private final BitSet acting = new BitSet();
  private final List<WhenDone> whenDone = new ArrayList<>();

  ActingStates(CheckContext machine) {
    this.machine = machine;
    this.tree = machine.tree();
    for (ResolvedTransition transition : machine.transitions()) {
      if (!transition.source().declared().isHistory()) {
        int node = reach(transition);
        transition
            .event()
            .flatMap(machine.events()::finished)
            .ifPresentOrElse(
                done -> whenDone.add(new WhenDone(node, done.number())), () -> acting.set(node));
      }
    }
  }

  /**
   * Returns the outermost node that a transition affects. A transition that leaves a parallel state
   * affects all regions of that state.
   */
  private int reach(ResolvedTransition transition) {
    int node = transition.source().number();
    if (transition.isTargetless()) {
      return node;
    }
    int domain = machine.domain(transition);
    for (int above = tree.parent(node); above >= domain; above = tree.parent(above)) {
      if (tree.node(above).isParallel()) {
        node = above;
      }
    }
    return node;
  }

  /**
   * Returns whether a state is a dead end: a leaf that is neither final nor a region, and that no
   * transition affects. Transitions of ancestors and of other regions count too.
   */
  boolean isDeadEnd(State leaf) {
    int number = tree.number(leaf);
    return leaf.isLeaf()
        && !leaf.isFinal()
        && !tree.node(tree.parent(number)).isParallel()
        && !acts(number)
        && whenDone.stream()
            .noneMatch(w -> tree.isWithin(number, w.node()) && !tree.isWithin(number, w.done()));
  }

  /**
   * Returns whether a superstate can be done but no transition affects the superstate, neither a
   * transition for its completion nor a transition for another event.
   */
  boolean endsUnnoticed(State superstate) {
    int number = tree.number(superstate);
    boolean canBeDone =
        !superstate.isParallel() && superstate.children().stream().anyMatch(State::isFinal);
    return canBeDone
        && !machine.isRoot(superstate)
        && !tree.node(tree.parent(number)).isParallel()
        && !acts(number)
        && whenDone.stream().noneMatch(w -> tree.isWithin(number, w.node()));
  }

  /**
   * Returns whether a node or one of its ancestors has a transition for an event that can happen at
   * any time.
   */
  private boolean acts(int node) {
    return tree.upwards(node).stream().anyMatch(acting::get);
  }
}
