package dev.pawl.cli;

import dev.pawl.language.cover.CategoryCoverage.Missing;
import dev.pawl.language.cover.CoverageCategory;
import dev.pawl.language.cover.CoverageRatio;
import dev.pawl.language.cover.MachineCoverage;
import dev.pawl.processor.report.TerminalText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A writer of coverage reports as text. */
final class CoverageText {

  private final StringBuilder text = new StringBuilder();

  private CoverageText() {}

  /** Returns the text. All lines end with a line feed. */
  static String of(CoverageReport report) {
    CoverageText text = new CoverageText();
    report.machines().forEach(text::addMachine);
    if (report.machines().size() > 1) {
      text.text.append('\n');
      text.addLine("", "All " + report.machines().size() + " machines");
      for (CoverageCategory category : CoverageCategory.values()) {
        text.addRatio(category, report.total(category));
      }
    }
    return text.text.toString();
  }

  private void addLine(String indent, String line) {
    text.append(indent).append(TerminalText.message(line)).append('\n');
  }

  private void addMachine(MachineCoverage machine) {
    if (!text.isEmpty()) {
      text.append('\n');
    }
    addLine("", machine.name());
    if (!machine.isRecorded()) {
      addLine("  ", "No test recorded this machine.");
    }
    if (!machine.isExplored()) {
      addLine("  ", "This machine is too large to be explored. All declared elements count.");
    }
    for (CoverageCategory category : CoverageCategory.values()) {
      addRatio(category, machine.of(category).ratio());
    }
    for (CoverageCategory category : CoverageCategory.values()) {
      addMissing(category, machine.of(category).missing());
    }
    List<String> infeasible = infeasible(machine);
    if (!infeasible.isEmpty()) {
      addLine("  ", "Not counted, because no run covers them");
      infeasible.forEach(i -> addLine("    ", i));
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

  private void addRatio(CoverageCategory category, CoverageRatio ratio) {
    if (ratio.total() > 0) {
      addLine(
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

  private void addMissing(CoverageCategory category, List<Missing> missing) {
    if (!missing.isEmpty()) {
      addLine("  ", category.missingTitle());
    }
    for (Missing each : missing) {
      addLine("    ", each.text());
      each.path().ifPresent(path -> addLine("      ", "by " + path));
    }
  }
}
