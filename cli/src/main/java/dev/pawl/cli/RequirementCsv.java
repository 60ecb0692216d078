package dev.pawl.cli;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A writer of the table of requirements as CSV (RFC 4180). A spreadsheet could take some cells for
 * formulas, so an apostrophe is written at the start of such cells.
 */
final class RequirementCsv {

  /** The first characters of cells that a spreadsheet takes for formulas. */
  private static final String FORMULA = "=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20";

  /** The characters because of which a cell must be in quotation marks for some spreadsheets. */
  private static final String SPECIAL = "\",;\t\r\n";

  private RequirementCsv() {}

  /** Returns the text. All records end with a carriage return and a line feed. */
  static String of(RequirementReport report) {
    StringBuilder csv = new StringBuilder();
    record(report.columns(), csv);
    report.rows().forEach(row -> record(row, csv));
    return csv.toString();
  }

  private static void record(List<String> cells, StringBuilder csv) {
    csv.append(cells.stream().map(RequirementCsv::cell).collect(Collectors.joining(",")));
    csv.append("\r\n");
  }

  private static String cell(String text) {
    String harmless = !text.isEmpty() && FORMULA.indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
    boolean isPlain = harmless.chars().allMatch(c -> SPECIAL.indexOf(c) < 0);
    return isPlain ? harmless : '"' + harmless.replace("\"", "\"\"") + '"';
  }
}
