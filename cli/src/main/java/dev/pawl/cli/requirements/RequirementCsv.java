package dev.pawl.cli.requirements;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A formatter of the table as CSV (RFC 4180). If a spreadsheet would take a cell for a formula, an
 * apostrophe is written at the start of the cell.
 */
public final class RequirementCsv {

  /** The characters with which a cell would be a formula in a spreadsheet. */
  private static final String FORMULA = "=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20";

  /** The characters, other than separators, that make quotes necessary in some spreadsheet. */
  private static final String SPECIAL = "\",;\t\r\n";

  private RequirementCsv() {}

  /** Returns the text. Each record ends with a carriage return and a line feed. */
  public static String of(RequirementReport report) {
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
