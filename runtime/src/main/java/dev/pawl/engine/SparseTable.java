package dev.pawl.engine;

import java.util.Arrays;

/**
 * A compact table of numbers by row and column, in which most cells are empty. All rows share one
 * array. Each row is shifted so that its entries do not collide with entries of other rows. Each
 * entry stores the number of its row. A look-up reads three arrays. Immutable and thread-safe. The
 * method is row displacement: Tarjan and Yao, "Storing a Sparse Table", 1979.
 */
public final class SparseTable {

  /**
   * The maximum number of words of 64 cells that are searched for free cells for one row. This
   * number limits the time, not the size of the table.
   */
  private static final int MAX_LOOKS = 8_192;

  private final int[] shift;

  /**
   * For each cell, the number of the row whose entry is in the cell, plus one; 0 if the cell is
   * empty.
   */
  private final char[] owner;

  private final char[] value;

  /**
   * Creates a table from text.
   *
   * @param rows the number of rows, at most 65,534
   * @param columns the number of columns, at most 65,534
   * @param parts the entries as text: for each row, the number of entries, and then the column and
   *     the value of each entry, in ascending order of columns. Each char is a number plus one
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
   * Returns the smallest shift, at least {@code from}, at which no entry of the row collides with
   * an entry of another row. Checks 64 shifts at a time.
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

  /** Returns the number of cells; each takes four bytes. */
  int size() {
    return value.length;
  }

  /** Returns the number at a row and column; -1 if the cell is empty. */
  public int get(int row, int column) {
    int index = shift[row] + column;
    return owner[index] == row + 1 ? value[index] : -1;
  }
}
