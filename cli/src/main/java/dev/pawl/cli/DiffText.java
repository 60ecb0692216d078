package dev.pawl.cli;

import dev.pawl.language.diff.Change;
import dev.pawl.language.diff.Change.Category;
import dev.pawl.language.diff.MachineDiff;
import dev.pawl.language.diff.StoredInstances.Stranded;
import dev.pawl.language.verify.RunText;
import dev.pawl.processor.report.TerminalText;
import java.util.List;
import java.util.Locale;

/** A writer of the differences between two versions as text. */
final class DiffText {

  /**
   * The maximum number of configurations that are listed because stored instances in them cannot
   * continue.
   */
  private static final int MAX_STRANDED = 10;

  private final StringBuilder text = new StringBuilder();

  private DiffText() {}

  /** Returns the text. All lines end with a line feed. */
  static String of(VersionDiff diff) {
    DiffText text = new DiffText();
    diff.removed().forEach(n -> text.addLine("", n + " was removed: major"));
    diff.added().forEach(n -> text.addLine("", n + " is new: minor"));
    diff.diffs().forEach(text::addMachine);
    text.addLine(
        "",
        diff.isEmpty()
            ? count(diff.compared()) + " compared: no differences"
            : count(diff.compared()) + " compared: " + diff.impact().word() + " version");
    return text.text.toString();
  }

  private static String count(int machines) {
    return machines == 1 ? "1 machine" : machines + " machines";
  }

  private void addLine(String indent, String line) {
    text.append(indent).append(TerminalText.message(line)).append('\n');
  }

  private void addMachine(String name, MachineDiff diff) {
    addLine("", name + ": " + diff.impact().word());
    for (Category category : Category.values()) {
      List<Change> changes = diff.changes().stream().filter(c -> c.category() == category).toList();
      List<Stranded> stranded = category == Category.STORED ? diff.stranded() : List.of();
      boolean isLost = category == Category.PROTOCOL && diff.lost().isPresent();
      if (!changes.isEmpty() || !stranded.isEmpty() || isLost) {
        addLine("  ", category.title());
      }
      changes.forEach(c -> addChange(c.impact().word(), c.text()));
      if (isLost) {
        addChange(
            "major", "A history that is no longer legal: " + RunText.sentence(diff.lost().get()));
      }
      stranded.stream()
          .limit(MAX_STRANDED)
          .forEach(
              s ->
                  addChange(
                      "major",
                      "Stranded in " + String.join(", ", s.leaves()) + ": " + s.reason() + "."));
      if (stranded.size() > MAX_STRANDED) {
        addChange(
            "major", "Stranded in " + (stranded.size() - MAX_STRANDED) + " more configurations.");
      }
    }
    if (!diff.isComplete()) {
      addLine("  ", "Not all configurations were compared, because there are too many.");
    }
    text.append('\n');
  }

  private void addChange(String impact, String change) {
    addLine("    ", String.format(Locale.ROOT, "%-6s %s", impact, change));
  }
}
