package dev.pawl.cli.importer;

import java.util.List;
import java.util.function.Function;

/**
 * A guard of an imported machine: a boolean formula of expressions, which the import does not
 * evaluate.
 */
public sealed interface ImportedGuard {

  /**
   * A condition, which becomes a predicate.
   *
   * @param name the name of the condition; if it is empty, a name is derived from the expression
   * @param expression the original text
   */
  record Atom(String name, String expression) implements ImportedGuard {}

  /**
   * A condition that is true while a state is active.
   *
   * @param state the id of the state
   */
  record In(String state) implements ImportedGuard {}

  /** A guard that is true if its operand is false. */
  record Not(ImportedGuard operand) implements ImportedGuard {}

  /**
   * A guard that is true if all of its operands are true. The operands are evaluated in their
   * order.
   *
   * @param operands the operands, at least two
   */
  record And(List<ImportedGuard> operands) implements ImportedGuard {
    public And {
      operands = List.copyOf(operands);
    }
  }

  /**
   * A guard that is true if one of its operands is true. The operands are evaluated in their order.
   *
   * @param operands the operands, at least two
   */
  record Or(List<ImportedGuard> operands) implements ImportedGuard {
    public Or {
      operands = List.copyOf(operands);
    }
  }

  /** Returns a guard that is always true. */
  static ImportedGuard always() {
    return new Atom("", "true");
  }

  /** Returns a guard that is never true. */
  static ImportedGuard never() {
    return new Atom("", "false");
  }

  /** Returns the negation of a guard; a constant if the operand is constant. */
  static ImportedGuard not(ImportedGuard operand) {
    return operand.equals(always())
        ? never()
        : operand.equals(never()) ? always() : new Not(operand);
  }

  /**
   * Returns a guard that is true if all operands are true. Constant operands are omitted, or
   * determine the result.
   *
   * @param operands the operands, at least one
   */
  static ImportedGuard and(List<ImportedGuard> operands) {
    List<ImportedGuard> rest = operands.stream().filter(o -> !o.equals(always())).toList();
    if (rest.contains(never())) {
      return never();
    }
    return rest.isEmpty() ? always() : rest.size() == 1 ? rest.get(0) : new And(rest);
  }

  /**
   * Returns a guard that is true if one operand is true. Constant operands are omitted, or
   * determine the result.
   *
   * @param operands the operands, at least one
   */
  static ImportedGuard or(List<ImportedGuard> operands) {
    List<ImportedGuard> rest = operands.stream().filter(o -> !o.equals(never())).toList();
    if (rest.contains(always())) {
      return always();
    }
    return rest.isEmpty() ? never() : rest.size() == 1 ? rest.get(0) : new Or(rest);
  }

  /**
   * Returns this guard with other guards in place of the tests of states. The result is a constant,
   * or contains no constants.
   *
   * @param replacement a function that returns the guard for each test of a state
   */
  default ImportedGuard replaceStates(Function<In, ImportedGuard> replacement) {
    if (this instanceof In in) {
      return replacement.apply(in);
    } else if (this instanceof Not not) {
      return not(not.operand().replaceStates(replacement));
    } else if (this instanceof And and) {
      return and(and.operands().stream().map(o -> o.replaceStates(replacement)).toList());
    } else if (this instanceof Or or) {
      return or(or.operands().stream().map(o -> o.replaceStates(replacement)).toList());
    }
    return this;
  }
}
