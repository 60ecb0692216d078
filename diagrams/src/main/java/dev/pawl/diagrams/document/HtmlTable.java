package dev.pawl.diagrams.document;

import java.util.List;

/**
 * Writes tables in HTML. On a narrow screen the style sheet turns each row into a card. Therefore
 * each cell contains the title of its column. The HTML contains explicit {@code role} attributes,
 * because browsers do not treat cards as a table.
 */
final class HtmlTable {

  private final Anchors anchors;

  HtmlTable(Anchors anchors) {
    this.anchors = anchors;
  }

  /**
   * Returns a table.
   *
   * @param id the id of the element that labels the table
   * @param states whether each row describes a state. If each row describes a state, the HTML id of
   *     the row is the id of the state.
   */
  String of(TableModel grid, String id, boolean states) {
    StringBuilder out = new StringBuilder();
    out.append("<div class=\"scroll\">\n<table role=\"table\" aria-labelledby=\"")
        .append(id)
        .append("\">\n");
    out.append("<thead role=\"rowgroup\"><tr role=\"row\">");
    for (TextLine head : grid.heads()) {
      out.append("<th role=\"columnheader\" scope=\"col\">").append(line(head)).append("</th>");
    }
    out.append("</tr></thead>\n<tbody role=\"rowgroup\">\n");
    List<String> heads = grid.heads().stream().map(HtmlTable::text).toList();
    for (List<TextLine> row : grid.rows()) {
      out.append("<tr role=\"row\"");
      if (states) {
        out.append(" id=\"").append(anchors.of(state(row.get(0)))).append('"');
      }
      out.append('>');
      for (int i = 0; i < heads.size(); i++) {
        out.append("<td role=\"cell\" data-head=\"").append(heads.get(i)).append("\">");
        out.append(line(row.get(i))).append("</td>");
      }
      out.append("</tr>\n");
    }
    return out.append("</tbody>\n</table>\n</div>\n").toString();
  }

  private static String state(TextLine line) {
    return line.spans().stream()
        .filter(s -> s.kind() == TextSpan.Kind.STATE)
        .map(TextSpan::text)
        .findFirst()
        .orElse("");
  }

  /** Returns the text of a line, without markup. */
  static String text(TextLine line) {
    StringBuilder out = new StringBuilder();
    line.spans().forEach(s -> out.append(HtmlText.line(s.text())));
    return out.toString();
  }

  /** Returns the HTML of a line, with links to states. */
  String line(TextLine line) {
    StringBuilder out = new StringBuilder();
    for (TextSpan span : line.spans()) {
      switch (span.kind()) {
        case PROSE -> out.append(HtmlText.line(span.text()));
        // The text is not written with {@code HtmlText.line}, because that would strip the blanks
        // at both ends.
        case PLAIN -> out.append(span.text());
        case WORD -> out.append("<em>").append(span.text()).append("</em>");
        case CODE -> out.append(code(span.text()));
        case STATE -> state(out, span.text());
        case INDENT -> out.append("<span class=\"in\"></span>".repeat(span.depth()));
      }
    }
    return out.toString();
  }

  private static String code(String name) {
    return "<code>" + HtmlText.line(name) + "</code>";
  }

  private void state(StringBuilder out, String name) {
    String anchor = anchors.of(name);
    if (anchor.isEmpty()) {
      out.append(code(name));
    } else {
      out.append("<a href=\"#").append(anchor).append("\">").append(code(name)).append("</a>");
    }
  }
}
