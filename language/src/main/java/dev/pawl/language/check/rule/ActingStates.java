package dev.pawl.language.check.rule;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The states in which anything is done, by their own transitions, inherited ones or those beside.
 */
final class ActingStates {

  /** A node below which a transition is taken once another is done. */
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

  /** A transition that leaves a state with regions leads out of all of them. */
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

  /** Whether nothing that happens is answered in a leaf, or beside it, that is not final. */
  boolean isDeadEnd(State leaf) {
    int number = tree.number(leaf);
    return leaf.isLeaf()
        && !leaf.isFinal()
        && !tree.node(tree.parent(number)).isParallel()
        && !acts(number)
        && whenDone.stream()
            .noneMatch(w -> tree.isWithin(number, w.node()) && !tree.isWithin(number, w.done()));
  }

  /** Whether a superstate that can be done is never left, then or otherwise. */
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

  private boolean acts(int node) {
    return tree.upwards(node).stream().anyMatch(acting::get);
  }
}
