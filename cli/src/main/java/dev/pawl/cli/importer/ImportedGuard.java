package dev.pawl.cli.importer;

import java.util.List;

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

  /**
   * Returns a guard that is true if all operands are true.
   *
   * @param operands the operands, at least one
   */
  static ImportedGuard and(List<ImportedGuard> operands) {
    return operands.size() == 1 ? operands.get(0) : new And(operands);
  }

  /**
   * Returns a guard that is true if one operand is true.
   *
   * @param operands the operands, at least one
   */
  static ImportedGuard or(List<ImportedGuard> operands) {
    return operands.size() == 1 ? operands.get(0) : new Or(operands);
  }
}
