package dev.pawl.engine;

import java.util.Arrays;

/**
 * A table of numbers by row and column, most of them absent, in little room: the rows are laid over
 * one another, shifted so that no two entries meet, and each entry knows its row. A look-up reads
 * three arrays. Immutable, so thread-safe. (Row displacement: Tarjan and Yao, "Storing a Sparse
 * Table", 1979.)
 */
public final class SparseTable {

  /** How many words of 64 cells may be looked at to find room for a row: bounds time, not room. */
  private static final int MAX_LOOKS = 8_192;

  private final int[] shift;

  /** The row of each entry, plus one; 0 where there is none. */
  private final char[] owner;

  private final char[] value;

  /**
   * Reads a table from text.
   *
   * @param rows how many rows there are, up to 65,534
   * @param columns how many columns there are, up to 65,534
   * @param parts for each row the number of its entries, then column and value of each, the columns
   *     ascending; every character is a number plus one
   */
  public SparseTable(int rows, int columns, String... parts) {
    String text = String.join("", parts);
    shift = new int[rows];
    char[] owners = new char[2 * columns + text.length()];
    char[] values = new char[owners.length];
    long[] taken = new long[(owners.length >> 6) + 3];
    int read = 0;
    int free = 0;
    int end = columns;
    for (int row = 0; row < rows; row++) {
      int count = text.charAt(read++) - 1;
      if (count == 0) {
        continue;
      }
      while ((taken[free >> 6] >>> free & 1) != 0) {
        free++;
      }
      int earliest = Math.max(free - columnAt(text, read), end - 64 * (MAX_LOOKS / count));
      int at = fit(taken, text, read, count, Math.max(0, earliest));
      end = Math.max(end, at + columns);
      if (end + columns > owners.length) {
        owners = Arrays.copyOf(owners, 2 * (end + columns));
        values = Arrays.copyOf(values, owners.length);
        taken = Arrays.copyOf(taken, (owners.length >> 6) + 3);
      }
      for (int next = read + 2 * count; read < next; read += 2) {
        int index = at + columnAt(text, read);
        owners[index] = (char) (row + 1);
        values[index] = (char) (text.charAt(read + 1) - 1);
        taken[index >> 6] |= 1L << index;
      }
      shift[row] = at;
    }
    owner = Arrays.copyOf(owners, end);
    value = Arrays.copyOf(values, end);
  }

  private static int columnAt(String text, int read) {
    return text.charAt(read) - 1;
  }

  /**
   * The first shift, from the one given, at which no entry of a row meets another; 64 at a time.
   */
  private static int fit(long[] taken, String text, int read, int count, int from) {
    for (int at = from; ; at += 64) {
      long meets = 0;
      for (int next = read; next < read + 2 * count && meets != -1; next += 2) {
        int index = at + columnAt(text, next);
        int word = index >> 6;
        meets |= taken[word] >>> index | taken[word + 1] << 1 << ~index;
      }
      if (meets != -1) {
        return at + Long.numberOfTrailingZeros(~meets);
      }
    }
  }

  /** How many cells it takes, of four bytes each. */
  int size() {
    return value.length;
  }

  /** The number at a row and column; -1 if there is none. */
  public int get(int row, int column) {
    int index = shift[row] + column;
    return owner[index] == row + 1 ? value[index] : -1;
  }
}
