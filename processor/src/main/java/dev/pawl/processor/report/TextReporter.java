package dev.pawl.processor.report;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.tools.Diagnostic;

/**
 * Prints problems like a compiler: position, line, and a caret below the place. The first problem
 * of a code also gets a URL.
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
   * @param color whether to use ANSI colors
   */
  public TextReporter(PrintStream out, ReportPolicy policy, boolean color) {
    this.out = out;
    this.policy = policy;
    this.color = color;
  }

  /**
   * A reported problem.
   *
   * @param kind the kind of its message
   */
  public record Reported(Problem problem, Diagnostic.Kind kind) {}

  /** Returns the reported problems, in order. */
  public List<Reported> all() {
    return List.copyOf(all);
  }

  /** Returns the number of errors, including warnings that are reported as errors. */
  public int errors() {
    return errors;
  }

  public int warnings() {
    return warnings;
  }

  /** Reports problems in the order of their places. */
  public void report(List<Problem> problems) {
    for (Problem problem : new ProblemOrder(Optional.empty()).sorted(problems)) {
      policy.kind(problem.code()).ifPresent(kind -> report(problem, kind));
    }
  }

  private void report(Problem problem, Diagnostic.Kind kind) {
    String word =
        switch (kind) {
          case ERROR -> painted("error:", "1;31");
          case WARNING -> painted("warning:", "1;33");
          default -> painted("note:", "1;36");
        };
    all.add(new Reported(problem, kind));
    errors += kind == Diagnostic.Kind.ERROR ? 1 : 0;
    warnings += kind == Diagnostic.Kind.WARNING ? 1 : 0;
    String message = word + " " + TerminalText.message(problem.message());
    if (problem.origin() instanceof Origin.InFile file) {
      List<String> excerpt = SourceExcerpt.of(file).lines().toList();
      out.println(painted(excerpt.get(0) + ":", "1") + " " + message);
      if (excerpt.size() > 1) {
        out.println(excerpt.get(1));
        out.println(painted(excerpt.get(2), "1;32"));
      }
    } else {
      out.println(message);
    }
    // the URL is printed once per code, and not for bugs of Pawl
    if (problem.code() != Code.INTERNAL && explained.add(problem.code())) {
      out.println(problem.code().url());
    }
  }

  private String painted(String text, String style) {
    return color ? "\u001b[" + style + "m" + text + "\u001b[0m" : text;
  }
}
