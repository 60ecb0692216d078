package dev.pawl.language.verify;

import dev.pawl.language.explore.Situation;
import dev.pawl.language.explore.Step;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Property.Atom;
import dev.pawl.language.model.Property.Proposition;
import dev.pawl.language.model.State;
import dev.pawl.language.semantics.ResolvedMachine;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An evaluator of propositions on the observations of a run. */
final class Propositions {

  private final ResolvedMachine machine;
  private final Map<String, Integer> nodes = new HashMap<>();
  private final Map<String, Event> events = new HashMap<>();

  Propositions(ResolvedMachine machine) {
    this.machine = machine;
    for (State state : machine.tree().declared()) {
      nodes.putIfAbsent(state.name(), machine.tree().number(state));
    }
    machine.namedEvents().forEach(e -> events.putIfAbsent(e.name(), e));
  }

  /** A proposition that can be evaluated. */
  interface Test {

    /**
     * Evaluates the proposition on an observation.
     *
     * @param step the microstep; null at a stable configuration
     * @param situation the situation before the microstep, or null before the first microstep. At a
     *     stable configuration, the stable situation.
     */
    boolean holds(@Nullable Step step, @Nullable Situation situation);
  }

  /** Returns the number of the node of a declared state. */
  int node(String name) {
    Integer node = nodes.get(name);
    if (node == null) {
      throw new IllegalArgumentException("There is no state " + name);
    }
    return node;
  }

  /** Returns the number of a declared event. */
  int event(String name) {
    Event event = events.get(machine.declared().denoted(name));
    if (event == null) {
      throw new IllegalArgumentException("There is no event " + name);
    }
    return machine.number(event);
  }

  /** Returns whether a proposition is about stable configurations only. */
  static boolean isAboutStates(Proposition proposition) {
    return proposition.formula().predicates().stream()
        .allMatch(p -> Atom.of(p).kind() == Atom.Kind.FINAL);
  }

  /**
   * Returns whether a proposition names both states and something that happens in a step, such as
   * an event.
   */
  static boolean isMixed(Proposition proposition) {
    return !isAboutStates(proposition) && !proposition.formula().states().isEmpty();
  }

  /** Returns the test of a proposition. Without a proposition, returns a test that never holds. */
  Test test(Optional<Proposition> proposition) {
    return proposition.map(p -> test(p, false)).orElse((step, situation) -> false);
  }

  /**
   * Returns the test of a proposition, or of its negation. The test of a proposition that is only
   * about states never holds at a microstep.
   */
  Test test(Proposition proposition, boolean negated) {
    Test formula = test(proposition.formula());
    Test test = negated ? (step, at) -> !formula.holds(step, at) : formula;
    return isAboutStates(proposition)
        ? (step, situation) -> step == null && test.holds(null, situation)
        : test;
  }

  private Test test(Formula formula) {
    if (formula instanceof Formula.Predicate predicate) {
      return atom(Atom.of(predicate.name()));
    } else if (formula instanceof Formula.In in) {
      int node = node(in.state());
      return (step, situation) -> situation != null && isIn(node, step, situation);
    } else if (formula instanceof Formula.Not not) {
      Test operand = test(not.operand());
      return (step, situation) -> !operand.holds(step, situation);
    } else if (formula instanceof Formula.And and) {
      return and.operands().stream()
          .map(this::test)
          .reduce((one, other) -> (step, at) -> one.holds(step, at) && other.holds(step, at))
          .orElseThrow();
    }
    return ((Formula.Or) formula)
        .operands().stream()
            .map(this::test)
            .reduce((one, other) -> (step, at) -> one.holds(step, at) || other.holds(step, at))
            .orElseThrow();
  }

  private static boolean isIn(int node, @Nullable Step step, Situation situation) {
    return step == null ? situation.isActive(node) : situation.wasActive(node);
  }

  private Test atom(Atom atom) {
    switch (atom.kind()) {
      case ENTERED -> {
        int node = node(atom.name());
        return (step, situation) -> step != null && step.entered().get(node);
      }
      case EXITED -> {
        int node = node(atom.name());
        return (step, situation) -> step != null && step.exited().get(node);
      }
      case EVENT -> {
        int event = event(atom.name());
        return (step, situation) -> step != null && step.event() == event;
      }
      default -> {
        return (step, situation) -> step == null && situation != null && situation.isOver();
      }
    }
  }
}
