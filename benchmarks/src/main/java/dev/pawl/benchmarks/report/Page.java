package dev.pawl.benchmarks.report;

import dev.pawl.benchmarks.chart.Chart;
import dev.pawl.benchmarks.figure.Environment;
import dev.pawl.benchmarks.figure.Measured;
import dev.pawl.benchmarks.figure.Recorded;
import dev.pawl.benchmarks.judge.Budget;
import dev.pawl.benchmarks.judge.Budgets;
import dev.pawl.benchmarks.judge.Check;
import dev.pawl.benchmarks.judge.Judgement;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The page of all that is recorded, with its charts. */
public final class Page {

  /** What rows of one course or one task have in common goes together, the first in full. */
  private static final Pattern KIND = Pattern.compile(", (random|known), (bare|listener|audit)$");

  private final List<Recorded> versions;
  private final List<String> lines = new ArrayList<>();

  /**
   * A page.
   *
   * @param versions all that is recorded, the oldest JDK first
   */
  public Page(List<Recorded> versions) {
    this.versions = versions;
  }

  /** Its charts, by the names of their parts. */
  public Map<String, Chart> charts() {
    Map<String, Chart> charts = new LinkedHashMap<>();
    for (Section section : Section.of(versions)) {
      Charts.of(section.part(), versions).ifPresent(chart -> charts.put(section.part(), chart));
    }
    return charts;
  }

  /** Its text, Markdown for GitHub and for the site. */
  public String markdown() throws IOException {
    lines.clear();
    lines.add(
        "<!-- Written by mvn -q -Pbenchmarks verify from benchmarks/recorded and"
            + " benchmarks/src/main/resources/words: change those, never this. -->");
    paragraph("# Benchmarks");
    paragraph(Words.of("page"));
    paragraph("## When and where");
    if (versions.isEmpty()) {
      paragraph("Nothing has been recorded yet.");
    } else {
      environments();
    }
    paragraph("## The budgets");
    paragraph(Words.of("budgets"));
    budgets();
    Map<String, Chart> charts = charts();
    for (Section section : Section.of(versions)) {
      section(section, Optional.ofNullable(charts.get(section.part())));
    }
    return text();
  }

  /** Where each part was measured, parts of one run together. */
  private void environments() {
    Map<List<String>, List<String>> parts = new LinkedHashMap<>();
    for (Recorded version : versions) {
      for (Section section : Section.of(List.of(version))) {
        Measured measured = version.parts().get(section.part());
        if (measured == null) {
          continue;
        }
        Environment where = measured.environment();
        String flags = where.flags().isEmpty() ? "none" : String.join(" ", where.flags());
        List<String> cells =
            List.of(
                Integer.toString(version.jdk()),
                where.jdk(),
                where.date(),
                where.form(),
                where.machine(),
                where.system(),
                flags);
        parts.computeIfAbsent(cells, run -> new ArrayList<>()).add(section.title());
      }
    }
    paragraph("| JDK | which | date | form | machine | system | flags | parts |");
    lines.add("|---|---|---|---|---|---|---|---|");
    parts.forEach(
        (where, titles) -> {
          List<String> cells = new ArrayList<>(where);
          cells.add(String.join(", ", titles));
          lines.add(Tables.line(cells));
        });
  }

  private void budgets() {
    for (Recorded version : versions) {
      paragraph("JDK %d: %s.".formatted(version.jdk(), Budgets.summary(version)));
    }
    List<String> head = new ArrayList<>(List.of("what", "budget"));
    versions.forEach(version -> head.add("JDK " + version.jdk()));
    paragraph(Tables.line(head));
    lines.add("|---|---|" + "---|".repeat(versions.size()));
    for (Budget budget : Budgets.ALL) {
      lines.add(Tables.line(cells("**" + budget.what() + "**", versions.size() + 1)));
      for (Check check : budget.checks()) {
        List<String> cells = new ArrayList<>(List.of(check.what(), check.bound()));
        for (Recorded version : versions) {
          cells.add(told(check.judge(version)));
        }
        lines.add(Tables.line(cells));
      }
    }
  }

  private static List<String> cells(String first, int empty) {
    List<String> cells = new ArrayList<>(List.of(first));
    for (int i = 0; i < empty; i++) {
      cells.add("");
    }
    return cells;
  }

  private static String told(Judgement judgement) {
    return switch (judgement.verdict()) {
      case HOLDS -> "holds; " + judgement.told();
      case FALLS_SHORT -> "**falls short**; " + judgement.told();
      case NOT_MEASURED -> "not measured";
      case TESTED -> "held by `" + judgement.told() + "`";
    };
  }

  private void section(Section section, Optional<Chart> chart) throws IOException {
    paragraph("## " + section.title());
    paragraph(Words.of(section.part()));
    chart.ifPresent(drawn -> paragraph(image(drawn, "charts/")));
    List<Recorded> measured =
        versions.stream().filter(v -> v.parts().containsKey(section.part())).toList();
    if (measured.isEmpty()) {
      paragraph("Not recorded yet.");
      return;
    }
    Tables tables = new Tables(section, measured);
    if (section.part().equals("budget")) {
      paragraph(String.join("\n", tables.ratios()));
      return;
    }
    Map<String, List<String>> courses = new LinkedHashMap<>();
    for (String row : tables.rows()) {
      courses
          .computeIfAbsent(KIND.matcher(row).replaceFirst(""), course -> new ArrayList<>())
          .add(row);
    }
    courses.forEach(
        (course, rows) -> {
          paragraph("### " + capital(rows.get(0)));
          paragraph(String.join("\n", tables.table(rows.get(0))));
          if (rows.size() > 1) {
            paragraph("<details><summary>" + course + ": other walks, and who listens</summary>");
            for (String row : rows.subList(1, rows.size())) {
              paragraph("**" + capital(row) + "**");
              paragraph(String.join("\n", tables.table(row)));
            }
            paragraph("</details>");
          }
        });
    List<String> notes = tables.notes();
    if (!notes.isEmpty()) {
      paragraph("### What is not comparable: " + section.title().toLowerCase(Locale.ROOT));
      paragraph(String.join("\n", notes));
    }
  }

  /** A chart in Markdown, with what it says for who does not see it. */
  static String image(Chart chart, String folder) {
    String words = chart.title() + ": " + chart.description();
    return "![%s](%s%s.svg)"
        .formatted(words.replaceAll("[\\[\\]\\\\]", "\\\\$0"), folder, chart.name());
  }

  private static String capital(String text) {
    return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  private void paragraph(String text) {
    if (!text.isEmpty()) {
      lines.add("");
      lines.add(text);
    }
  }

  private String text() {
    return String.join("\n", lines) + "\n";
  }
}
