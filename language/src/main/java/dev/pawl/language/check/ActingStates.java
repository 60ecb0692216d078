package dev.pawl.language.check;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The analysis of which leaves a transition can affect. A leaf can be affected by a transition of
 * the leaf itself, of one of its ancestors, or of another region.
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
   * transition affects. Transitions that ancestors of the leaf or states in other regions declare
   * count too.
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
   * Returns whether a superstate can be done, but no transition for its completion or for another
   * event affects the superstate.
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
