package dev.pawl.engine.chart;

/**
 * The table of a chart again, for steps that do no more than put one leaf in the place of another:
 * most do no more. Whether leaves move is read from it without a branch, as nobody could foretell
 * which of the regions an event concerns; nor are the first two slots told from those in use, as
 * the row of the machine itself, with which others are filled, is empty. Immutable, so thread-safe.
 */
final class PlainSteps {

  /** Nothing: no leaf has a transition. */
  static final int NOTHING = 0;

  /** Leaves are put in the place of others. */
  static final int MOVES = 1;

  /** The same, once guards or an update were asked. */
  static final int ASKS = 2;

  /** Anything else; so is what some leaves do where others ask first. */
  static final int MORE = 3;

  private static final int KINDS = 2;

  /** A code that has no room in a cell. */
  static final int TOO_MANY = 1 << Character.SIZE - KINDS;

  /**
   * A row per node: the leaf that is active then, or the code of what is asked, and in the last
   * bits which kind of step it is.
   */
  private final char[] table;

  private final int columns;

  /** A table of which all cells are empty. */
  PlainSteps(int nodes, int columns) {
    this.columns = columns;
    this.table = new char[nodes * columns];
  }

  /**
   * Tells what a leaf does for a column.
   *
   * @param then the code of what is asked, where something is; else the leaf that is active then
   */
  void set(int leaf, int column, int then, int kind) {
    table[leaf * columns + column] = (char) (then << KINDS | kind);
  }

  int cell(int leaf, int column) {
    return table[leaf * columns + column];
  }

  /** Whether nothing is asked, so that the cell tells the leaf. */
  static boolean moves(int cell) {
    return (cell & MORE) == MOVES;
  }

  /** The leaf or the code in a cell. */
  static int then(int cell) {
    return cell >> KINDS;
  }

  /** The kind of step that some leaves make together for a column of the table. */
  int kind(int[] leaves, int count, int column) {
    int all = cell(leaves[0], column) | cell(leaves[1], column);
    for (int slot = 2; slot < count; slot++) {
      all |= cell(leaves[slot], column);
    }
    return all & MORE;
  }

  /** The slot of the only leaf that has something to do, where that is no more; otherwise -1. */
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

  /** 1 where something is to be done, else 0. */
  private static int one(int kind) {
    return kind + MORE >> KINDS;
  }

  /** Puts the leaves that move in the place of others, where those do nothing else; how many. */
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
