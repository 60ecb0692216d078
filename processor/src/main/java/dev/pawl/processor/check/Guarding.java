package dev.pawl.processor.check;

import dev.pawl.processor.check.GuardSpace.Condition;
import dev.pawl.processor.model.Formula;
import dev.pawl.processor.model.Guard;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.model.Transition;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The guards of a machine. Which states are active is partly known where a guard is asked: in a
 * state, that state and those around it are, and those that exclude it are not.
 */
public final class Guarding {

  private final Subject machine;
  private final StateTree tree;
  private final boolean asksForStates;
  private final GuardSpace space = new GuardSpace();
  private final Map<Formula, Map<Integer, Condition>> placed = new IdentityHashMap<>();

  Guarding(Subject machine) {
    this.machine = machine;
    this.tree = machine.tree();
    this.asksForStates =
        machine.transitions().stream()
            .flatMap(d -> d.declared().guard().stream())
            .anyMatch(g -> !g.formula().states().isEmpty());
  }

  GuardSpace space() {
    return space;
  }

  /** Under what condition a transition is taken in a node if nothing stands before it. */
  public Condition of(Transition transition, int node) {
    Optional<Guard> guard = transition.guard();
    return guard.map(g -> of(g.formula(), node)).orElse(space.always());
  }

  private Condition of(Formula formula, int node) {
    if (!asksForStates || formula.states().isEmpty()) {
      return space.of(formula);
    }
    return placed
        .computeIfAbsent(formula, f -> new HashMap<>())
        .computeIfAbsent(node, n -> space.of(formula, state -> active(state, n)));
  }

  /** As {@link #of(Transition, int)}, where a node in another region is active too. */
  public Condition of(Transition transition, int node, int beside) {
    Optional<Formula> formula = transition.guard().map(Guard::formula);
    return formula.isEmpty() || formula.get().states().isEmpty()
        ? of(transition, node)
        : space.of(formula.get(), s -> active(s, node).or(() -> active(s, beside)));
  }

  /** Whether a state is certainly active, or certainly is not, while a node is; else empty. */
  public Optional<Boolean> active(String state, int node) {
    Optional<Integer> number = machine.find(state);
    return number.isEmpty() ? Optional.empty() : active(number.get(), node);
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
