package dev.pawl.processor.report;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Severity;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Prints problems as compilers do: the position, the line, and a caret below the position. After
 * the first problem with a code, prints the URL of the page that explains the code.
 */
public final class TextReporter {

  private final PrintStream out;
  private final ReportPolicy policy;
  private final boolean color;
  private final List<Reported> all = new ArrayList<>();
  private final Set<Code> explained = EnumSet.noneOf(Code.class);
  private int errors;
  private int warnings;

  /**
   * Creates a reporter.
   *
   * @param color whether messages contain ANSI colors
   */
  public TextReporter(PrintStream out, ReportPolicy policy, boolean color) {
    this.out = out;
    this.policy = policy;
    this.color = color;
  }

  /**
   * A reported problem.
   *
   * @param severity the severity with which the problem was reported
   */
  public record Reported(Problem problem, Severity severity) {}

  /** Returns all reported problems, in the order in which they were reported. */
  public List<Reported> all() {
    return List.copyOf(all);
  }

  /** Returns the number of reported errors. Includes warnings that were reported as errors. */
  public int errors() {
    return errors;
  }

  public int warnings() {
    return warnings;
  }

  /** Prints problems in the order of their locations. */
  public void report(List<Problem> problems) {
    for (Problem problem : ProblemOrder.OF_FILES.sorted(problems)) {
      policy.severity(problem.code()).ifPresent(severity -> report(problem, severity));
    }
  }

  private void report(Problem problem, Severity severity) {
    String word =
        switch (severity) {
          case ERROR -> colored("error:", "1;31");
          case WARNING -> colored("warning:", "1;33");
          default -> colored("note:", "1;36");
        };
    all.add(new Reported(problem, severity));
    errors += severity == Severity.ERROR ? 1 : 0;
    warnings += severity == Severity.WARNING ? 1 : 0;
    String message = word + " " + TerminalText.message(problem.message());
    if (problem.origin() instanceof Origin.InFile file) {
      String[] excerpt = SourceExcerpt.of(file).split("\n");
      out.println(colored(excerpt[0] + ":", "1") + " " + message);
      if (excerpt.length > 1) {
        out.println(excerpt[1]);
        out.println(colored(excerpt[2], "1;32"));
      }
    } else {
      out.println(message);
    }
    // Pawl's own bugs have no page with an explanation
    if (problem.code() != Code.INTERNAL && explained.add(problem.code())) {
      out.println(problem.code().url());
    }
  }

  private String colored(String text, String style) {
    return color ? "\u001b[" + style + "m" + text + "\u001b[0m" : text;
  }
}
