package dev.pawl.diagrams.document;

import java.util.List;

/**
 * Writes a {@link Matrix} as an HTML table. The heads of rows and columns stay visible while the
 * table is scrolled. Cells without a transition are grey.
 */
final class HtmlMatrix {

  /** The maximum number of cells. A larger table is slow in browsers and too large to read. */
  static final int MAX_CELLS = 20_000;

  private final HtmlTable tables;

  HtmlMatrix(HtmlTable tables) {
    this.tables = tables;
  }

  /**
   * Returns the table.
   *
   * @param id the id of the element that labels the table
   */
  String of(Matrix matrix, String id) {
    StringBuilder out = new StringBuilder();
    out.append("<div class=\"scroll wide\" tabindex=\"0\" role=\"group\" aria-labelledby=\"");
    out.append(id).append("\">\n<table class=\"matrix\" role=\"table\" aria-labelledby=\"");
    out.append(id).append("\">\n<thead role=\"rowgroup\"><tr role=\"row\">");
    head(out, "col", Matrix.CORNER);
    matrix.columns().forEach(column -> head(out, "col", tables.line(column)));
    out.append("</tr></thead>\n<tbody role=\"rowgroup\">\n");
    List<String> heads = matrix.columns().stream().map(HtmlTable::text).toList();
    for (int row = 0; row < matrix.rows().size(); row++) {
      out.append("<tr role=\"row\">");
      head(out, "row", tables.line(matrix.rows().get(row)));
      List<Matrix.Cell> cells = matrix.cells().get(row);
      for (int column = 0; column < heads.size(); column++) {
        cell(out, cells.get(column), heads.get(column));
      }
      out.append("</tr>\n");
    }
    return out.append("</tbody>\n</table>\n</div>\n").toString();
  }

  private static void head(StringBuilder out, String scope, String content) {
    out.append("<th role=\"").append(scope.equals("col") ? "columnheader" : "rowheader");
    out.append("\" scope=\"").append(scope).append("\">").append(content).append("</th>");
  }

  private void cell(StringBuilder out, Matrix.Cell cell, String head) {
    out.append("<td role=\"cell\"");
    if (!cell.taken()) {
      out.append(" class=\"none\"");
    }
    if (cell.lines().isEmpty()) {
      out.append("></td>");
      return;
    }
    out.append(" data-head=\"").append(head).append("\">");
    for (TextLine line : cell.lines()) {
      out.append("<span class=\"taken\">").append(tables.line(line)).append("</span>");
    }
    out.append("</td>");
  }
}
