package dev.pawl.language.check;

import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.semantics.GuardSpace;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The conditions of the guards of a machine. In a given state, the results of some tests {@code
 * in(STATE)} are known: the state and its ancestors are active, and states that cannot be active
 * together with the state are inactive.
 */
final class GuardAnalysis {

  /**
   * The maximum number of the states tested by a guard that are compared with each other. The
   * number of compared pairs grows with the square of this number.
   */
  private static final int MAX_TESTED_STATES = 20;

  private final StateTree tree;
  private final boolean asksForStates;
  private final GuardSpace space = new GuardSpace();
  private final Map<Formula, Map<Integer, Condition>> placed = new IdentityHashMap<>();

  GuardAnalysis(CheckContext machine) {
    this.tree = machine.tree();
    this.asksForStates =
        machine.transitions().stream()
            .flatMap(d -> d.declared().guard().stream())
            .anyMatch(g -> !g.formula().states().isEmpty());
  }

  GuardSpace space() {
    return space;
  }

  /**
   * Returns the condition under which a transition is taken in a node if no other transition
   * precedes it.
   */
  public Condition of(ResolvedTransition transition, int node) {
    Optional<Guard> guard = transition.declared().guard();
    return guard.map(g -> of(transition, g.formula(), node)).orElse(space.always());
  }

  private Condition of(ResolvedTransition transition, Formula formula, int node) {
    if (!asksForStates || formula.states().isEmpty()) {
      return space.of(formula);
    }
    return placed
        .computeIfAbsent(formula, f -> new HashMap<>())
        .computeIfAbsent(node, n -> space.of(formula, s -> active(transition, s, n)));
  }

  /**
   * Returns the condition under which a transition is taken while a node and a node in another
   * region are active, if no other transition precedes the transition.
   *
   * @param otherNode the number of the node in the other region
   */
  public Condition of(ResolvedTransition transition, int node, int otherNode) {
    Optional<Formula> formula = transition.declared().guard().map(Guard::formula);
    return formula.isEmpty() || formula.get().states().isEmpty()
        ? of(transition, node)
        : space.of(
            formula.get(),
            s -> active(transition, s, node).or(() -> active(transition, s, otherNode)));
  }

  /**
   * Returns whether a state that a guard tests is active while a node is active; empty if both is
   * possible.
   */
  public Optional<Boolean> active(ResolvedTransition transition, String asked, int node) {
    return transition.asked(asked).flatMap(n -> active(n.number(), node));
  }

  /** Returns the pairs of states that a guard tests and that are never active together. */
  public List<List<String>> exclusive(ResolvedTransition transition, Formula formula) {
    List<List<String>> pairs = new ArrayList<>();
    List<String> asked = formula.states().stream().limit(MAX_TESTED_STATES).toList();
    for (int i = 0; i < asked.size(); i++) {
      for (int j = i + 1; j < asked.size(); j++) {
        if (areExclusive(transition.asked(asked.get(i)), transition.asked(asked.get(j)))) {
          pairs.add(List.of(asked.get(i), asked.get(j)));
        }
      }
    }
    return pairs;
  }

  private boolean areExclusive(Optional<StateNode> one, Optional<StateNode> other) {
    if (one.isEmpty() || other.isEmpty()) {
      return false;
    }
    int a = one.get().number();
    int b = other.get().number();
    return !tree.isWithin(a, b) && !tree.isWithin(b, a) && !tree.areOrthogonal(a, b);
  }

  private Optional<Boolean> active(int asked, int node) {
    State state = tree.node(asked);
    if (state.isHistory()) {
      return Optional.of(false);
    } else if (tree.isWithin(node, asked)) {
      return Optional.of(true);
    } else if (tree.node(tree.parent(asked)).isParallel()) {
      return active(tree.parent(asked), node);
    }
    boolean open = tree.isBelow(asked, node) || tree.areOrthogonal(asked, node);
    return open ? Optional.empty() : Optional.of(false);
  }
}
