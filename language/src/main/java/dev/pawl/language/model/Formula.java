package dev.pawl.language.model;

import static java.util.Objects.requireNonNull;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A boolean formula over predicates and active states. Guards allow no other expressions, so that
 * guards can be analyzed.
 */
public sealed interface Formula {

  /** A predicate, which is a method of the user's {@code Logic}. */
  record Predicate(String name) implements Formula {}

  /** A test whether a state is active: {@code in(STATE)}. */
  record In(String state) implements Formula {}

  /** A negation. */
  record Not(Formula operand) implements Formula {}

  /** A conjunction of at least two operands, evaluated from left to right. */
  record And(List<Formula> operands) implements Formula {
    public And {
      operands = List.copyOf(operands);
    }
  }

  /** A disjunction of at least two operands, evaluated from left to right. */
  record Or(List<Formula> operands) implements Formula {
    public Or {
      operands = List.copyOf(operands);
    }
  }

  /** Returns the conjunction of formulas. A single formula is returned itself. */
  static Formula and(List<Formula> operands) {
    return operands.size() == 1 ? operands.get(0) : new And(operands);
  }

  /** Returns the names of the predicates, in order of first appearance. */
  default Set<String> predicates() {
    Set<String> names = new LinkedHashSet<>();
    collect(this, names);
    return names;
  }

  /**
   * Returns the name that represents {@code in(STATE)} in an assignment. No predicate can have this
   * name.
   */
  static String in(String state) {
    return "in(" + state + ")";
  }

  /** Returns the names of the states that the formula tests, in order of first appearance. */
  default Set<String> states() {
    Set<String> names = new LinkedHashSet<>();
    collectStates(this, names);
    return names;
  }

  /**
   * Returns the value of the formula under an assignment.
   *
   * @param assignment a value for each predicate and for each name returned by {@link #in}
   */
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

  /** Returns the formula in Java syntax, without unnecessary parentheses. */
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

  /**
   * Returns an operand as text, in parentheses unless the operand binds more strongly than the
   * surrounding operator.
   */
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
