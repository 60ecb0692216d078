package dev.pawl.diagrams.document;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes a {@link Matrix} of states and events as one or more Markdown tables. Each table is narrow
 * enough for a page on GitHub. The matrix is transposed if the transposed matrix needs fewer
 * tables.
 */
final class MarkdownMatrix {

  /** The maximum width of a table on a page of GitHub, in characters. */
  private static final int MAX_WIDTH = 104;

  /**
   * The maximum width, in characters, that this class assumes for a line of a cell. Browsers wrap
   * longer lines between words.
   */
  private static final int WRAPPED = 24;

  /** The width of a border with its padding, in characters. */
  private static final int BORDER = 4;

  /** The maximum number of cells. Larger tables are not readable on a page. */
  private static final int MAX_CELLS = 1_500;

  private MarkdownMatrix() {}

  /** Returns whether the matrix has more cells than a page should show. */
  static boolean isTooLarge(Matrix matrix) {
    return matrix.size() > MAX_CELLS;
  }

  /** Returns one or more Markdown tables that together show the matrix. */
  static List<String> of(Matrix matrix) {
    List<Matrix> upright = parts(matrix);
    List<Matrix> turned = upright.size() == 1 ? upright : parts(matrix.transposed());
    boolean turn = turned.size() < upright.size();
    String corner = turn ? "Event" : Matrix.CORNER;
    List<String> tables = new ArrayList<>();
    for (Matrix part : turn ? turned : upright) {
      tables.add(table(part, corner));
    }
    return tables;
  }

  private static List<Matrix> parts(Matrix matrix) {
    int left = BORDER;
    for (TextLine row : matrix.rows()) {
      left = Math.max(left, width(row) + BORDER);
    }
    List<Matrix> parts = new ArrayList<>();
    int from = 0;
    int width = left;
    for (int column = 0; column < matrix.columns().size(); column++) {
      int wide = width(matrix, column) + BORDER;
      if (column > from && width + wide > MAX_WIDTH) {
        parts.add(matrix.columns(from, column));
        from = column;
        width = left;
      }
      width += wide;
    }
    parts.add(matrix.columns(from, matrix.columns().size()));
    return parts;
  }

  private static int width(Matrix matrix, int column) {
    int widest = width(matrix.columns().get(column));
    for (List<Matrix.Cell> row : matrix.cells()) {
      for (TextLine line : row.get(column).lines()) {
        widest = Math.max(widest, width(line));
      }
    }
    return widest;
  }

  /**
   * Returns the minimum width of a line on a page, in characters. The browser may wrap the line
   * between words.
   */
  private static int width(TextLine line) {
    int longest = 0;
    int sum = 0;
    for (TextSpan span : line.spans()) {
      sum += span.text().length();
      for (String word : span.text().split(" ")) {
        longest = Math.max(longest, word.length());
      }
    }
    return Math.max(longest, Math.min(sum, WRAPPED));
  }

  private static String table(Matrix matrix, String corner) {
    StringBuilder out = new StringBuilder("| ").append(corner).append(" |");
    for (TextLine column : matrix.columns()) {
      out.append(' ').append(MarkdownTable.line(column)).append(" |");
    }
    out.append("\n|").append(" --- |".repeat(matrix.columns().size() + 1));
    for (int row = 0; row < matrix.rows().size(); row++) {
      out.append("\n| ").append(MarkdownTable.line(matrix.rows().get(row))).append(" |");
      for (Matrix.Cell cell : matrix.cells().get(row)) {
        out.append(written(cell));
      }
    }
    return out.toString();
  }

  private static String written(Matrix.Cell cell) {
    List<String> lines = new ArrayList<>();
    for (TextLine line : cell.lines()) {
      lines.add(MarkdownTable.line(line));
    }
    return lines.isEmpty() ? " |" : " " + String.join("<br>", lines) + " |";
  }
}
