package dev.pawl.engine.chart;

/**
 * A second table of a chart, for the most frequent steps: those that only replace active leaves
 * with other leaves. Leaves are moved without a branch, because the CPU could not predict which
 * region an event concerns. To avoid another branch, the first two slots are always read; an unused
 * slot contains the root, whose row is empty. Immutable and thread-safe.
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
  static final int ASKS = 2;

  /**
   * The kind of any other step, such as one that only replaces some leaves and calls guards for
   * others. Equals {@code MOVES | ASKS}.
   */
  static final int MORE = 3;

  private static final int KINDS = 2;

  /** The first code that does not fit into a cell. */
  static final int TOO_MANY = 1 << Character.SIZE - KINDS;

  /**
   * A row for each node. The lowest bits of a cell contain the kind of the step. The other bits
   * contain the next leaf, or the code of a transition or decision.
   */
  private final char[] table;

  private final int columns;

  /** Creates a table with empty cells. */
  PlainSteps(int nodes, int columns) {
    this.columns = columns;
    this.table = new char[nodes * columns];
  }

  /**
   * Sets the step of a leaf for a column.
   *
   * @param then the next leaf; for {@link #ASKS}, the code of the transition or decision
   */
  void set(int leaf, int column, int then, int kind) {
    table[leaf * columns + column] = (char) (then << KINDS | kind);
  }

  int cell(int leaf, int column) {
    return table[leaf * columns + column];
  }

  /** Returns whether a cell contains the next leaf. */
  static boolean moves(int cell) {
    return (cell & MORE) == MOVES;
  }

  /** Returns the leaf or the code in a cell. */
  static int then(int cell) {
    return cell >> KINDS;
  }

  /** Returns the kind of the step that the leaves take together for a column. */
  int kind(int[] leaves, int count, int column) {
    int all = cell(leaves[0], column) | cell(leaves[1], column);
    for (int slot = 2; slot < count; slot++) {
      all |= cell(leaves[slot], column);
    }
    return all & MORE;
  }

  /** Returns the slot of the only leaf that takes a step, if the step is plain; otherwise -1. */
  int slot(int[] leaves, int count, int column) {
    if (count == 1) {
      int kind = cell(leaves[0], column) & MORE;
      return kind == MOVES || kind == ASKS ? 0 : -1;
    }
    int first = cell(leaves[0], column) & MORE;
    int second = cell(leaves[1], column) & MORE;
    int all = first | second;
    int concerned = one(first) + one(second);
    int found = one(second);
    for (int slot = 2; slot < count; slot++) {
      int kind = cell(leaves[slot], column) & MORE;
      all |= kind;
      concerned += one(kind);
      found += slot * one(kind);
    }
    return concerned == 1 && all != MORE ? found : -1;
  }

  /** Returns 1 if there is a step, otherwise 0. */
  private static int one(int kind) {
    return kind + MORE >> KINDS;
  }

  /**
   * Replaces the leaves that take a step for a column. Each of these steps must be of the kind
   * {@link #MOVES}.
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
