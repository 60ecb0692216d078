package dev.pawl.samples;

import java.util.ArrayList;
import java.util.List;

/** Formats text for a terminal. */
final class Columns {

  /** The maximum width of a line. */
  static final int WIDTH = 100;

  private static final String GAP = "  ";

  /** The minimum width of the last column, even if lines then exceed {@link #WIDTH}. */
  private static final int NARROWEST = 24;

  private Columns() {}

  /**
   * Formats rows as columns. The last column is wrapped.
   *
   * @param rows the rows, starting with the header; all of the same length
   */
  static List<String> of(List<List<String>> rows) {
    int last = rows.get(0).size() - 1;
    int[] widths = new int[last];
    for (List<String> row : rows) {
      for (int column = 0; column < last; column++) {
        widths[column] = Math.max(widths[column], row.get(column).length());
      }
    }
    List<String> lines = new ArrayList<>();
    lines.add(line(rows.get(0), widths) + rows.get(0).get(last));
    lines.add("─".repeat(Math.min(WIDTH, total(widths) + NARROWEST)));
    for (List<String> row : rows.subList(1, rows.size())) {
      String begin = line(row, widths);
      List<String> wrapped = wrap(row.get(last), WIDTH - begin.length());
      lines.add(begin + wrapped.get(0));
      String blank = " ".repeat(begin.length());
      wrapped.subList(1, wrapped.size()).forEach(l -> lines.add(blank + l));
    }
    return lines.stream().map(String::stripTrailing).toList();
  }

  private static int total(int[] widths) {
    int total = 0;
    for (int width : widths) {
      total += width + GAP.length();
    }
    return total;
  }

  private static String line(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < widths.length; column++) {
      String cell = row.get(column);
      line.append(cell).append(" ".repeat(widths[column] - cell.length())).append(GAP);
    }
    return line.toString();
  }

  /** Returns the beginning of a text on one line. */
  static String cut(String text, int width) {
    String line = wrap(text, width - 2).get(0);
    return line.equals(text) ? line : line + " …";
  }

  /**
   * Wraps a text. Lines are longer than the width only if a word is. The result has at least one
   * line.
   */
  static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ")) {
      if (line.length() > 0 && line.length() + 1 + word.length() > Math.max(width, NARROWEST)) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.length() == 0 ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
