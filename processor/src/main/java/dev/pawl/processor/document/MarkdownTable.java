package dev.pawl.processor.document;

import dev.pawl.processor.document.page.Grid;
import dev.pawl.processor.document.page.Line;
import dev.pawl.processor.document.page.Page;
import dev.pawl.processor.document.page.Span;
import dev.pawl.processor.semantics.ResolvedMachine;
import java.util.List;

/**
 * The tables of a machine's page in Markdown. Each may also stand alone, with a line feed at the
 * end of every line; it is empty where there is nothing to say.
 */
public final class MarkdownTable {

  private MarkdownTable() {}

  /** The states: what each means, and what else was declared about it. */
  public static String states(ResolvedMachine machine) {
    return of(machine, Page.STATES);
  }

  /** The transitions in document order, those that hold in any state last. */
  public static String transitions(ResolvedMachine machine) {
    return of(machine, Page.TRANSITIONS);
  }

  /** The guards: what each asks, and where. */
  public static String guards(ResolvedMachine machine) {
    return of(machine, "guards");
  }

  /** The events, where more is known about any of them than its name. */
  public static String events(ResolvedMachine machine) {
    return of(machine, "events");
  }

  /** The pairs of states that no transition may join, and why. */
  public static String forbidden(ResolvedMachine machine) {
    return of(machine, "forbidden");
  }

  /** Each state that an instance can be in, and what it is in each of the views. */
  public static String views(ResolvedMachine machine) {
    return of(machine, "views");
  }

  /** The meaning of the words in the table of transitions; one sentence each. */
  public static List<String> legend(ResolvedMachine machine) {
    return Page.legend(machine).stream().map(MarkdownTable::line).toList();
  }

  /** The table of a section, or nothing. */
  private static String of(ResolvedMachine machine, String section) {
    return Page.of(machine).sections().stream()
        .filter(s -> s.id().equals(section))
        .map(s -> of(s.grid()))
        .findFirst()
        .orElse("");
  }

  static String of(Grid grid) {
    StringBuilder out = new StringBuilder();
    row(out, grid.heads());
    out.append("|").append(" --- |".repeat(grid.heads().size())).append('\n');
    grid.rows().forEach(row -> row(out, row));
    return out.toString();
  }

  private static void row(StringBuilder out, List<Line> cells) {
    out.append('|');
    for (Line line : cells) {
      String cell = line(line);
      out.append(' ').append(cell).append(cell.isEmpty() ? "|" : " |");
    }
    out.append('\n');
  }

  static String line(Line line) {
    StringBuilder out = new StringBuilder();
    for (Span span : line.spans()) {
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
