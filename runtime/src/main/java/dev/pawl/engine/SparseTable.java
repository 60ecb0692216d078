package dev.pawl.engine;

import java.util.Arrays;

/**
 * A table of numbers by row and column, most of them absent, in little room: the rows are laid over
 * one another, shifted so that no two entries meet, and each entry knows its row. A look-up reads
 * three arrays. Immutable, so thread-safe. (Row displacement: Tarjan and Yao, "Storing a Sparse
 * Table", 1979.)
 */
public final class SparseTable {

  private final int[] shift;
  private final short[] owner;
  private final short[] value;

  /**
   * Reads a table from text.
   *
   * @param rows how many rows there are
   * @param columns how many columns there are
   * @param parts for each row the number of its entries, then column and value of each; every
   *     character is a number plus one
   */
  public SparseTable(int rows, int columns, String... parts) {
    String text = String.join("", parts);
    shift = new int[rows];
    short[] owners = new short[columns];
    short[] values = new short[columns];
    Arrays.fill(owners, (short) -1);
    int read = 0;
    int free = 0;
    for (int row = 0; row < rows; row++) {
      int count = text.charAt(read++) - 1;
      int[] column = new int[count];
      short[] entry = new short[count];
      for (int i = 0; i < count; i++) {
        column[i] = text.charAt(read++) - 1;
        entry[i] = (short) (text.charAt(read++) - 1);
      }
      while (free < owners.length && owners[free] >= 0) {
        free++;
      }
      int at = count == 0 ? 0 : Math.max(0, free - column[0]);
      while (meets(owners, column, at)) {
        at++;
      }
      if (at + columns > owners.length) {
        int old = owners.length;
        owners = Arrays.copyOf(owners, at + 2 * columns);
        values = Arrays.copyOf(values, at + 2 * columns);
        Arrays.fill(owners, old, owners.length, (short) -1);
      }
      for (int i = 0; i < count; i++) {
        owners[at + column[i]] = (short) row;
        values[at + column[i]] = entry[i];
      }
      shift[row] = at;
    }
    owner = owners;
    value = values;
  }

  private static boolean meets(short[] owners, int[] columns, int at) {
    for (int column : columns) {
      if (at + column < owners.length && owners[at + column] >= 0) {
        return true;
      }
    }
    return false;
  }

  /** The number at a row and column; -1 if there is none. */
  public int get(int row, int column) {
    int index = shift[row] + column;
    return owner[index] == row ? value[index] : -1;
  }
}
