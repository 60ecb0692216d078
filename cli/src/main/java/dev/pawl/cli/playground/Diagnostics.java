package dev.pawl.cli.playground;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Problem;
import dev.pawl.processor.report.ReportPolicy;
import dev.pawl.processor.report.TextReporter;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The errors and warnings of a file.
 *
 * @param text the messages in the format of a compiler, with line and caret; empty if there are
 *     none
 * @param marks the messages and positions of the problems as JSON, for an editor
 */
public record Diagnostics(int errors, int warnings, String text, List<Map<String, Object>> marks) {

  public static final Diagnostics NOTHING = new Diagnostics(0, 0, "", List.of());

  public static Diagnostics of(List<Problem> problems) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    TextReporter reporter = new TextReporter(stream, ReportPolicy.DEFAULT, false);
    reporter.report(problems);
    List<Map<String, Object>> marks = new ArrayList<>();
    reporter.all().forEach(reported -> marks.add(mark(reported)));
    String text = out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    return new Diagnostics(reporter.errors(), reporter.warnings(), text, List.copyOf(marks));
  }

  private static Map<String, Object> mark(TextReporter.Reported reported) {
    Problem problem = reported.problem();
    Map<String, Object> mark = new LinkedHashMap<>();
    mark.put("kind", reported.severity().name().toLowerCase(Locale.ROOT));
    mark.put("code", problem.code().id());
    mark.put("about", problem.code().url());
    mark.put("text", problem.text());
    mark.put("hint", problem.hint().orElse(""));
    if (problem.origin() instanceof Origin.InFile place) {
      mark.put("line", place.line());
      mark.put("column", place.column());
    }
    return mark;
  }
}
