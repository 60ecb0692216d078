package dev.pawl.language.model;

import static java.util.Objects.requireNonNull;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A boolean formula over named predicates: all that a guard may be, so that it can be analysed. */
public sealed interface Formula {

  /** A method of the user's {@code Logic}. */
  record Predicate(String name) implements Formula {}

  /** {@code in(STATE)}: whether a state is active. */
  record In(String state) implements Formula {}

  /** Negation. */
  record Not(Formula operand) implements Formula {}

  /** Conjunction of two or more operands, asked from left to right. */
  record And(List<Formula> operands) implements Formula {
    public And {
      operands = List.copyOf(operands);
    }
  }

  /** Disjunction of two or more operands, asked from left to right. */
  record Or(List<Formula> operands) implements Formula {
    public Or {
      operands = List.copyOf(operands);
    }
  }

  /** The names of the predicates, in order of first appearance. */
  default Set<String> predicates() {
    Set<String> names = new LinkedHashSet<>();
    collect(this, names);
    return names;
  }

  /** The name of {@code in(STATE)} in an assignment: no predicate can have it. */
  static String in(String state) {
    return "in(" + state + ")";
  }

  /** The names of the states that the formula asks for, in order of first appearance. */
  default Set<String> states() {
    Set<String> names = new LinkedHashSet<>();
    collectStates(this, names);
    return names;
  }

  /** The formula's value where each predicate, and each {@link #in}, has the given one. */
  default boolean value(Map<String, Boolean> assignment) {
    if (this instanceof Predicate p) {
      return requireNonNull(assignment.get(p.name()));
    } else if (this instanceof In i) {
      return requireNonNull(assignment.get(in(i.state())));
    } else if (this instanceof Not n) {
      return !n.operand().value(assignment);
    } else if (this instanceof And a) {
      return a.operands().stream().allMatch(o -> o.value(assignment));
    } else {
      return ((Or) this).operands().stream().anyMatch(o -> o.value(assignment));
    }
  }

  /** The formula in Java's notation, with no more parentheses than it needs. */
  default String text() {
    if (this instanceof Predicate p) {
      return p.name();
    } else if (this instanceof In i) {
      return in(i.state());
    } else if (this instanceof Not n) {
      return "!" + nested(n.operand(), 3);
    } else if (this instanceof And a) {
      return String.join(" && ", a.operands().stream().map(o -> nested(o, 2)).toList());
    } else {
      return String.join(" || ", ((Or) this).operands().stream().map(o -> nested(o, 1)).toList());
    }
  }

  private static String nested(Formula formula, int binding) {
    int own = formula instanceof Or ? 1 : formula instanceof And ? 2 : 3;
    return own < binding || (own == binding && own < 3)
        ? "(" + formula.text() + ")"
        : formula.text();
  }

  private static void collect(Formula formula, Set<String> names) {
    if (formula instanceof Predicate p) {
      names.add(p.name());
    } else if (formula instanceof Not n) {
      collect(n.operand(), names);
    } else if (formula instanceof And a) {
      a.operands().forEach(o -> collect(o, names));
    } else if (formula instanceof Or o) {
      o.operands().forEach(x -> collect(x, names));
    }
  }

  private static void collectStates(Formula formula, Set<String> names) {
    if (formula instanceof In i) {
      names.add(i.state());
    } else if (formula instanceof Not n) {
      collectStates(n.operand(), names);
    } else if (formula instanceof And a) {
      a.operands().forEach(o -> collectStates(o, names));
    } else if (formula instanceof Or o) {
      o.operands().forEach(x -> collectStates(x, names));
    }
  }
}
