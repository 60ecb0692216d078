package dev.pawl.engine.chart;

/**
 * A second transition table of a chart, for the frequent steps that only replace active leaves with
 * other leaves. The code does not branch in each region, because the CPU could not predict in which
 * region an event has a transition. To avoid another branch, the first two leaves are always read.
 * If only one leaf is active, the second leaf is the root, and the row of the root is empty.
 * Immutable and thread-safe.
 */
final class PlainSteps {

  /** The kind of step in which no leaf has a transition. */
  static final int NOTHING = 0;

  /** The kind of step that only replaces leaves with other leaves. */
  static final int MOVES = 1;

  /**
   * The kind of step that calls guards or an update, and then only replaces leaves with other
   * leaves.
   */
  static final int CALLS_CODE = 2;

  /**
   * The kind of all other steps, such as a step in which one leaf has a transition without a guard,
   * and another leaf has a transition with a guard. The number equals {@code MOVES | CALLS_CODE}.
   */
  static final int OTHER = 3;

  private static final int KINDS = 2;

  /** The smallest code that does not fit into a cell. */
  static final int TOO_MANY = 1 << Character.SIZE - KINDS;

  /**
   * The table, with a row for each node. The lowest bits of a cell contain the kind of the step.
   * The other bits contain the next leaf, or the code of a transition or decision.
   */
  private final char[] table;

  private final int columns;

  PlainSteps(int nodes, int columns) {
    this.columns = columns;
    this.table = new char[nodes * columns];
  }

  /**
   * Sets the step of a leaf for a column of the transition table.
   *
   * @param leafOrCode the next leaf; for {@link #CALLS_CODE}, the code of the transition or
   *     decision
   */
  void set(int leaf, int column, int leafOrCode, int kind) {
    table[leaf * columns + column] = (char) (leafOrCode << KINDS | kind);
  }

  int cell(int leaf, int column) {
    return table[leaf * columns + column];
  }

  /**
   * Returns the kind of the step that all leaves together make for a column of the transition
   * table.
   */
  int kind(int[] leaves, int count, int column) {
    int all = cell(leaves[0], column) | cell(leaves[1], column);
    for (int slot = 2; slot < count; slot++) {
      all |= cell(leaves[slot], column);
    }
    return all & OTHER;
  }

  /**
   * Returns the index of the leaf that makes a step for a column of the transition table; -1 if
   * several leaves make a step or the kind of the step is {@link #OTHER}.
   */
  int slot(int[] leaves, int count, int column) {
    if (count == 1) {
      int kind = cell(leaves[0], column) & OTHER;
      return kind == MOVES || kind == CALLS_CODE ? 0 : -1;
    }
    int first = cell(leaves[0], column) & OTHER;
    int second = cell(leaves[1], column) & OTHER;
    int all = first | second;
    int concerned = one(first) + one(second);
    int found = one(second);
    for (int slot = 2; slot < count; slot++) {
      int kind = cell(leaves[slot], column) & OTHER;
      all |= kind;
      concerned += one(kind);
      found += slot * one(kind);
    }
    return concerned == 1 && all != OTHER ? found : -1;
  }

  /** Returns 0 for the kind {@link #NOTHING}, and 1 for all other kinds, without a branch. */
  private static int one(int kind) {
    return kind + OTHER >> KINDS;
  }

  /**
   * Replaces the leaves that make a step for a column of the transition table. The kind of all
   * steps must be {@link #MOVES}.
   *
   * @return the number of replaced leaves
   */
  int move(int[] leaves, int count, int column) {
    int moved = moveOne(leaves, 0, column) + moveOne(leaves, 1, column);
    for (int slot = 2; slot < count; slot++) {
      moved += moveOne(leaves, slot, column);
    }
    return moved;
  }

  private int moveOne(int[] leaves, int slot, int column) {
    int cell = cell(leaves[slot], column);
    leaves[slot] = cell >> KINDS;
    return cell & MOVES;
  }
}
