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

  /**
   * A row per node: the leaf that is active then, and in the last bits which kind of step it is.
   */
  private final char[] table;

  private final int columns;

  /** A table of which all cells are empty. */
  PlainSteps(int nodes, int columns) {
    this.columns = columns;
    this.table = new char[nodes * columns];
  }

  /**
   * Tells what a leaf does for a column; the leaf that is active then is itself unless it moves.
   */
  void set(int leaf, int column, int next, int kind) {
    table[leaf * columns + column] = (char) (next << KINDS | kind);
  }

  private int cell(int leaf, int column) {
    return table[leaf * columns + column];
  }

  /** The leaf in whose place another moves, as nothing is asked; negative where something is. */
  int moved(int leaf, int column) {
    int cell = cell(leaf, column);
    return (cell & MORE) == MOVES ? cell >> KINDS : -1;
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
