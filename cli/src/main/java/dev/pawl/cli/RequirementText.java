package dev.pawl.cli;

import dev.pawl.language.cover.RequirementTable;
import dev.pawl.processor.report.TerminalText;
import java.util.ArrayList;
import java.util.List;

/** A writer of the table of requirements as text, with a summary and findings. */
final class RequirementText {

  /**
   * The maximum width of a column, in characters. A cell with more characters moves the rest of its
   * line to the right.
   */
  private static final int MAX_WIDTH = 80;

  /** The maximum number of tests that a cell names. */
  private static final int MAX_TESTS = 2;

  private RequirementText() {}

  /**
   * Returns the text. All lines end with a line feed.
   *
   * @param findings the result of {@link RequirementReport#findings()}
   */
  static String of(RequirementReport report, List<String> findings) {
    StringBuilder text = new StringBuilder();
    RequirementTable table = report.table();
    List<List<String>> rows = report.rows().map(RequirementText::shown).toList();
    if (!rows.isEmpty()) {
      addGrid(report.columns(), rows, text);
      text.append('\n');
    }
    text.append(count(table.covered().size(), "requirement"))
        .append(" in ")
        .append(count(table.machines(), "machine"))
        .append(". Without requirement: ")
        .append(table.untraced())
        .append(" of ")
        .append(count(table.elements(), "element"))
        .append(".\n");
    if (!report.hasTests()) {
      text.append(
          "No coverage data is given, so the tests are unknown. Set its folder with --data.\n");
    }
    findings.forEach(f -> text.append(TerminalText.oneLine(f)).append('\n'));
    return text.toString();
  }

  private static String count(int number, String word) {
    return number + " " + word + (number == 1 ? "" : "s");
  }

  /**
   * Returns the cells of a row for a terminal: with at most {@link #MAX_TESTS} tests, and without
   * line breaks.
   */
  private static List<String> shown(List<String> row) {
    List<String> cells = new ArrayList<>(row);
    int last = cells.size() - 1;
    List<String> tests = List.of(cells.get(last).split("; "));
    if (tests.size() > MAX_TESTS) {
      String first = String.join("; ", tests.subList(0, MAX_TESTS));
      cells.set(last, first + "; " + (tests.size() - MAX_TESTS) + " more");
    }
    return cells.stream().map(TerminalText::oneLine).toList();
  }

  private static void addGrid(List<String> columns, List<List<String>> rows, StringBuilder text) {
    int[] widths = columns.stream().mapToInt(String::length).toArray();
    for (List<String> row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.min(MAX_WIDTH, Math.max(widths[i], TerminalText.width(row.get(i))));
      }
    }
    addLine(columns, widths, text);
    rows.forEach(row -> addLine(row, widths, text));
  }

  private static void addLine(List<String> cells, int[] widths, StringBuilder text) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String cell = cells.get(i);
      line.append(cell);
      line.append(" ".repeat(Math.max(0, widths[i] - TerminalText.width(cell)) + 2));
    }
    text.append(line.toString().stripTrailing()).append('\n');
  }
}
