package dev.pawl.language.check;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.Moves;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A rule that reports eventless transitions that form an endless loop. The rule reports only loops
 * that nothing can end: in each state of the loop, some guard always holds, every transition that
 * can be taken leads to a state of the loop, and no other region has an eventless transition.
 */
final class EventlessLoop implements Rule {

  @Override
  public void check(CheckContext machine) {
    if (!machine.hasGraph()) {
      return;
    }
    Map<Integer, List<ResolvedTransition>> certain = new TreeMap<>();
    for (State leaf : machine.openStates()) {
      int number = machine.number(leaf);
      List<ResolvedTransition> transitions = certain(machine, number);
      if (!transitions.isEmpty()) {
        certain.put(number, transitions);
      }
    }
    Map<Integer, Set<Integer>> next = endless(machine, certain);
    Map<Integer, Set<Integer>> previous = reversed(next);
    BitSet seen = new BitSet();
    for (int leaf : next.keySet()) {
      if (!seen.get(leaf)) {
        BitSet outside = reached(next, leaf);
        outside.andNot(reached(previous, leaf));
        if (outside.isEmpty()) {
          BitSet loop = reached(next, leaf);
          seen.or(loop);
          report(machine, certain, next, leaf, loop.stream().boxed().toList());
        }
      }
    }
  }

  private static void report(
      CheckContext machine,
      Map<Integer, List<ResolvedTransition>> certain,
      Map<Integer, Set<Integer>> next,
      int first,
      List<Integer> loop) {
    machine.report(
        Code.EVENTLESS_LOOP,
        requireNonNull(certain.get(first)).get(0).declared().origin(),
        loop.stream().allMatch(l -> isOnly(certain.get(l)) && isOnly(next.get(l)))
            ? path(machine, next, first)
            : branches(machine, loop));
  }

  private static boolean isOnly(@Nullable Collection<?> following) {
    return requireNonNull(following).size() == 1;
  }

  /** Returns the names of a loop without branches, in the order in which they are entered. */
  private static String path(CheckContext machine, Map<Integer, Set<Integer>> next, int first) {
    List<String> names = new ArrayList<>();
    int leaf = first;
    do {
      names.add(machine.tree().node(leaf).name());
      leaf = requireNonNull(next.get(leaf)).iterator().next();
    } while (leaf != first);
    names.add(names.get(0));
    return String.join(" → ", names);
  }

  private static String branches(CheckContext machine, List<Integer> loop) {
    List<String> names = loop.stream().map(l -> machine.tree().node(l).name()).toList();
    return NameList.and(names)
        + (names.size() == 1 ? " leads only to itself" : " lead only to each other")
        + ", whether guards hold or not";
  }

  /**
   * Returns the leaves from which a loop always follows, each with the leaves that an instance can
   * enter next.
   */
  private static Map<Integer, Set<Integer>> endless(
      CheckContext machine, Map<Integer, List<ResolvedTransition>> certain) {
    Map<Integer, List<List<Integer>>> entered = new TreeMap<>();
    certain.forEach(
        (leaf, transitions) -> {
          List<List<Integer>> each = new ArrayList<>();
          transitions.forEach(t -> each.addAll(entered(machine, t, leaf)));
          entered.put(leaf, each);
        });
    Map<Integer, Set<Integer>> sources = new HashMap<>();
    entered.forEach(
        (leaf, all) ->
            all.forEach(
                each ->
                    each.forEach(
                        l -> sources.computeIfAbsent(l, any -> new TreeSet<>()).add(leaf))));
    Deque<Integer> open = new ArrayDeque<>(entered.keySet());
    while (!open.isEmpty()) {
      int leaf = open.remove();
      List<List<Integer>> all = entered.get(leaf);
      // if a transition enters several leaves, it is enough that one of them is exited again
      if (all != null && all.stream().anyMatch(l -> l.stream().noneMatch(entered::containsKey))) {
        entered.remove(leaf);
        open.addAll(sources.getOrDefault(leaf, Set.of()));
      }
    }
    Map<Integer, Set<Integer>> next = new TreeMap<>();
    entered.forEach(
        (leaf, all) -> {
          Set<Integer> leaves = new TreeSet<>();
          for (List<Integer> each : all) {
            each.stream().filter(entered::containsKey).findFirst().ifPresent(leaves::add);
          }
          next.put(leaf, leaves);
        });
    return next;
  }

  /**
   * Returns the leaves that a transition of a leaf enters, for each target that a method can
   * choose. If the entered leaves depend on history, the list contains an empty list.
   */
  private static List<List<Integer>> entered(
      CheckContext machine, ResolvedTransition transition, int leaf) {
    if (transition.isTargetless()) {
      return List.of(List.of(leaf));
    }
    Moves moves = machine.resolved().moves();
    return moves.of(transition).stream()
        .map(move -> moves.histories(move).isEmpty() ? move.leaves() : List.<Integer>of())
        .toList();
  }

  private static Map<Integer, Set<Integer>> reversed(Map<Integer, Set<Integer>> next) {
    Map<Integer, Set<Integer>> previous = new HashMap<>();
    next.forEach(
        (leaf, leaves) ->
            leaves.forEach(l -> previous.computeIfAbsent(l, any -> new TreeSet<>()).add(leaf)));
    return previous;
  }

  /** Returns the leaves that can be reached from a leaf in one step or more. */
  private static BitSet reached(Map<Integer, Set<Integer>> next, int leaf) {
    BitSet reached = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(List.of(leaf));
    while (!open.isEmpty()) {
      for (int each : next.getOrDefault(open.remove(), Set.of())) {
        if (!reached.get(each)) {
          reached.set(each);
          open.add(each);
        }
      }
    }
    return reached;
  }

  /**
   * Returns the eventless transitions of which one is always taken in a leaf; an empty list if it
   * is possible that none is taken.
   */
  private static List<ResolvedTransition> certain(CheckContext machine, int leaf) {
    List<ResolvedTransition> possible = new ArrayList<>();
    Condition any = machine.guards().never();
    for (ResolvedTransition transition :
        machine.resolved().candidates().eventless(leaf).candidates()) {
      Condition guard = machine.guarding().of(transition, leaf);
      if (!guard.and(any.not()).isNever()) {
        possible.add(transition);
      }
      any = any.or(guard);
      if (guard.isAlways() || any.isAlways()) {
        return isAlone(machine, leaf) ? possible : List.of();
      }
    }
    return List.of();
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
          boolean inOtherRegion = !tree.isWithin(other, below);
          if (inOtherRegion && !tree.node(other).behavior().always().isEmpty()) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
