package dev.pawl.diagrams.document;

import dev.pawl.language.semantics.ResolvedMachine;
import java.util.List;

/**
 * Writes the tables of a machine's page in Markdown. Each line of a table ends with a line feed. A
 * table without rows is an empty string.
 */
public final class MarkdownTable {

  private MarkdownTable() {}

  /** Returns explanations of the words used in the table of transitions, one sentence each. */
  public static List<String> legend(ResolvedMachine machine) {
    return Page.legend(machine).stream().map(MarkdownTable::line).toList();
  }

  /**
   * Returns the table of one section of the machine's page, or an empty string if the page has no
   * such section.
   *
   * @param section the section's id, such as {@link Page#TRANSITIONS}
   */
  public static String of(ResolvedMachine machine, String section) {
    return Page.of(machine).sections().stream()
        .filter(s -> s.id().equals(section))
        .map(s -> of(s.grid()))
        .findFirst()
        .orElse("");
  }

  static String of(TableModel grid) {
    StringBuilder out = new StringBuilder();
    row(out, grid.heads());
    out.append("|").append(" --- |".repeat(grid.heads().size())).append('\n');
    grid.rows().forEach(row -> row(out, row));
    return out.toString();
  }

  private static void row(StringBuilder out, List<TextLine> cells) {
    out.append('|');
    for (TextLine line : cells) {
      String cell = line(line);
      out.append(' ').append(cell).append(cell.isEmpty() ? "|" : " |");
    }
    out.append('\n');
  }

  static String line(TextLine line) {
    StringBuilder out = new StringBuilder();
    for (TextSpan span : line.spans()) {
      out.append(
          switch (span.kind()) {
            case PROSE -> MarkdownText.line(span.text());
            case PLAIN -> span.text();
            case WORD -> "_" + span.text() + "_";
            case CODE, STATE -> MarkdownText.code(span.text());
            case INDENT -> "&emsp;".repeat(span.depth());
          });
    }
    return out.toString();
  }
}
