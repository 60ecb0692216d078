package dev.pawl.language.check.rule;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.guard.GuardSpace.Condition;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.Move;
import dev.pawl.language.semantics.Moves;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A rule that reports eventless transitions that form an endless loop. The rule reports only loops
 * that nothing can end: every guard always holds, and no other region has an eventless transition.
 */
public final class EventlessLoop implements Rule {

  @Override
  public void check(CheckContext machine) {
    if (!machine.hasGraph()) {
      return;
    }
    Map<Integer, ResolvedTransition> certain = new HashMap<>();
    for (State leaf : machine.openStates()) {
      int number = machine.number(leaf);
      certain(machine, number).ifPresent(t -> certain.put(number, t));
    }
    BitSet seen = new BitSet();
    for (State leaf : machine.openStates()) {
      List<Integer> path = new ArrayList<>();
      int number = machine.number(leaf);
      while (number >= 0 && !seen.get(number)) {
        seen.set(number);
        path.add(number);
        number = next(machine, certain, number);
      }
      int start = path.indexOf(number);
      if (start >= 0) {
        report(machine, certain, path.subList(start, path.size()));
      }
    }
  }

  private static void report(
      CheckContext machine, Map<Integer, ResolvedTransition> certain, List<Integer> loop) {
    List<String> names = new ArrayList<>();
    loop.forEach(n -> names.add(machine.tree().node(n).name()));
    names.add(names.get(0));
    machine.report(
        Code.EVENTLESS_LOOP,
        requireNonNull(certain.get(loop.get(0))).declared().origin(),
        String.join(" → ", names));
  }

  /**
   * Returns the leaf that an instance always enters from a given leaf by an eventless transition;
   * -1 if there is no such leaf. The entered leaf may be the given leaf itself.
   */
  private static int next(
      CheckContext machine, Map<Integer, ResolvedTransition> certain, int leaf) {
    ResolvedTransition transition = certain.get(leaf);
    if (transition == null) {
      return -1;
    } else if (transition.isTargetless()) {
      return leaf;
    }
    Moves moves = machine.resolved().moves();
    Move move = moves.of(transition).get(0);
    // the choice and the history are not known at compile time
    if (transition.declared().dynamic() || !moves.histories(move).isEmpty()) {
      return -1;
    }
    // if the transition enters several leaves, it is enough to follow one leaf that is exited again
    return move.leaves().stream().filter(certain::containsKey).findFirst().orElse(-1);
  }

  /** Returns the eventless transition that is always taken in a leaf; empty if there is none. */
  private static Optional<ResolvedTransition> certain(CheckContext machine, int leaf) {
    for (ResolvedTransition transition :
        machine.resolved().candidates().eventless(leaf).candidates()) {
      Condition guard = machine.guarding().of(transition, leaf);
      if (guard.isAlways()) {
        return isAlone(machine, leaf) ? Optional.of(transition) : Optional.empty();
      } else if (!guard.isNever()) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /**
   * Returns whether no other region has an eventless transition. An eventless transition in another
   * region could end the loop.
   */
  private static boolean isAlone(CheckContext machine, int leaf) {
    StateTree tree = machine.tree();
    int below = leaf;
    for (int node = tree.parent(leaf); node >= 0; below = node, node = tree.parent(node)) {
      if (tree.node(node).isParallel()) {
        for (int other = node + 1; other <= tree.last(node); other++) {
          boolean beside = !tree.isWithin(other, below);
          if (beside && !tree.node(other).behavior().always().isEmpty()) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
