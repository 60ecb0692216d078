package dev.pawl.cli.importer;

import java.util.List;

/** A guard as imported: a boolean formula over expressions that are not evaluated. */
public sealed interface ImportedGuard {

  /**
   * A condition that becomes a predicate.
   *
   * @param name the name of the condition in the source; if it is empty, a name is derived from the
   *     expression
   * @param expression the original text
   */
  record Atom(String name, String expression) implements ImportedGuard {}

  /**
   * A test whether a state is active.
   *
   * @param state the id of the state
   */
  record In(String state) implements ImportedGuard {}

  /** A negation. */
  record Not(ImportedGuard operand) implements ImportedGuard {}

  /** A conjunction of at least two operands, evaluated from left to right. */
  record And(List<ImportedGuard> operands) implements ImportedGuard {
    public And {
      operands = List.copyOf(operands);
    }
  }

  /** A disjunction of at least two operands, evaluated from left to right. */
  record Or(List<ImportedGuard> operands) implements ImportedGuard {
    public Or {
      operands = List.copyOf(operands);
    }
  }

  /** Returns the conjunction of one or more operands. */
  static ImportedGuard and(List<ImportedGuard> operands) {
    return operands.size() == 1 ? operands.get(0) : new And(operands);
  }

  /** Returns the disjunction of one or more operands. */
  static ImportedGuard or(List<ImportedGuard> operands) {
    return operands.size() == 1 ? operands.get(0) : new Or(operands);
  }
}
