package dev.pawl.processor.document;

import java.util.ArrayList;
import java.util.List;

/** A Markdown table under construction. Columns in which nothing stands are left out. */
final class MarkdownGrid {

  private final List<String> heads;
  private final List<List<String>> rows = new ArrayList<>();

  MarkdownGrid(String... heads) {
    this(List.of(heads));
  }

  MarkdownGrid(List<String> heads) {
    this.heads = List.copyOf(heads);
  }

  /** Adds a row: one cell for each column, already Markdown. */
  void row(List<String> cells) {
    if (cells.size() != heads.size()) {
      throw new IllegalArgumentException(cells.size() + " cells for " + heads);
    }
    rows.add(List.copyOf(cells));
  }

  void row(String... cells) {
    row(List.of(cells));
  }

  /** Whether anything stands in a column. */
  boolean says(int column) {
    return rows.stream().anyMatch(row -> !row.get(column).isEmpty());
  }

  /** The table's lines, each with a line feed; empty where there is no row. */
  String text() {
    if (rows.isEmpty()) {
      return "";
    }
    List<Integer> columns = new ArrayList<>();
    for (int i = 0; i < heads.size(); i++) {
      if (says(i)) {
        columns.add(i);
      }
    }
    StringBuilder out = new StringBuilder();
    line(out, columns, heads);
    out.append("|").append(" --- |".repeat(columns.size())).append('\n');
    rows.forEach(row -> line(out, columns, row));
    return out.toString();
  }

  private static void line(StringBuilder out, List<Integer> columns, List<String> cells) {
    out.append('|');
    for (int column : columns) {
      String cell = cells.get(column);
      out.append(' ').append(cell).append(cell.isEmpty() ? "|" : " |");
    }
    out.append('\n');
  }
}
