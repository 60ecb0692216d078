package dev.pawl.cli.coverage;

import dev.pawl.language.cover.CategoryCoverage.Missing;
import dev.pawl.language.cover.CoverageCategory;
import dev.pawl.language.cover.CoverageRatio;
import dev.pawl.language.cover.MachineCoverage;
import dev.pawl.processor.report.TerminalText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A writer of coverage reports as text. */
public final class CoverageText {

  private final StringBuilder text = new StringBuilder();

  private CoverageText() {}

  /** Returns the text. All lines end with a line feed. */
  public static String of(CoverageReport report) {
    CoverageText text = new CoverageText();
    report.machines().forEach(text::machine);
    if (report.machines().size() > 1) {
      text.text.append('\n');
      text.line("", "All " + report.machines().size() + " machines");
      for (CoverageCategory category : CoverageCategory.values()) {
        text.ratio(category, report.total(category));
      }
    }
    return text.text.toString();
  }

  private void line(String indent, String line) {
    text.append(indent).append(TerminalText.message(line)).append('\n');
  }

  private void machine(MachineCoverage machine) {
    if (!text.isEmpty()) {
      text.append('\n');
    }
    line("", machine.name());
    if (!machine.isRecorded()) {
      line("  ", "No test recorded this machine.");
    }
    if (!machine.isExplored()) {
      line("  ", "This machine is too large to be explored. All declared elements count.");
    }
    for (CoverageCategory category : CoverageCategory.values()) {
      ratio(category, machine.of(category).ratio());
    }
    for (CoverageCategory category : CoverageCategory.values()) {
      missing(category, machine.of(category).missing());
    }
    List<String> infeasible = infeasible(machine);
    if (!infeasible.isEmpty()) {
      line("  ", "Not counted, because no run covers them");
      infeasible.forEach(i -> line("    ", i));
    }
  }

  private static List<String> infeasible(MachineCoverage machine) {
    List<String> all = new ArrayList<>();
    for (CoverageCategory category : CoverageCategory.values()) {
      String kind =
          switch (category) {
            case TRANSITIONS, GUARDS -> "";
            case STATES -> "state ";
            case PROPERTIES -> "property ";
          };
      machine.of(category).infeasible().forEach(i -> all.add(kind + i));
    }
    return all;
  }

  private void ratio(CoverageCategory category, CoverageRatio ratio) {
    if (ratio.total() > 0) {
      line(
          "  ",
          String.format(
              Locale.ROOT,
              "%-11s %3d %% (%d of %d)",
              category.word(),
              ratio.percent(),
              ratio.covered(),
              ratio.total()));
    }
  }

  private void missing(CoverageCategory category, List<Missing> missing) {
    if (!missing.isEmpty()) {
      line("  ", category.missingTitle());
    }
    for (Missing each : missing) {
      line("    ", each.text());
      each.path().ifPresent(path -> line("      ", "by " + path));
    }
  }
}
