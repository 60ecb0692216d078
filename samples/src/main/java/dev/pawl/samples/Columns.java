package dev.pawl.samples;

import java.util.ArrayList;
import java.util.List;

/** Lays text out for a terminal. */
final class Columns {

  /** How wide a line may become. */
  static final int WIDTH = 100;

  private static final String GAP = "  ";

  /** A last column that has less room than this begins on a line of its own. */
  private static final int NARROWEST = 24;

  private Columns() {}

  /**
   * Rows as columns; the last one is wrapped.
   *
   * @param rows the head first; all of the same length
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

  /** The beginning of a text, in one line. */
  static String cut(String text, int width) {
    String line = wrap(text, width - 2).get(0);
    return line.equals(text) ? line : line + " …";
  }

  /** Text in lines of no more than a width, if its words are not longer; one line at least. */
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
