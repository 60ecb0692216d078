package dev.pawl.cli.importer;

import java.util.Arrays;

/** An index of the lines of a text, with which lines and columns are found quickly. */
public final class LineIndex {

  private final String text;
  private final int[] starts;

  public LineIndex(String text) {
    this.text = text;
    int[] found = new int[16];
    int lines = 1;
    for (int i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
      if (lines == found.length) {
        found = Arrays.copyOf(found, 2 * lines);
      }
      found[lines++] = i + 1;
    }
    this.starts = Arrays.copyOf(found, lines);
  }

  /** Returns the line and column of an offset in the text. */
  public Place place(int offset) {
    int end = Math.max(0, Math.min(offset, text.length()));
    int found = Arrays.binarySearch(starts, end);
    int line = found < 0 ? -found - 2 : found;
    return new Place(line + 1, text.codePointCount(starts[line], end) + 1);
  }

  /**
   * Returns the offset of a line and a column, or the nearest offset in the text.
   *
   * @param line the line, from 1
   * @param column the column in {@code char} values, from 1
   */
  public int offset(int line, int column) {
    int start = starts[Math.min(Math.max(line, 1), starts.length) - 1];
    return Math.min(start + Math.max(column, 1) - 1, text.length());
  }
}
