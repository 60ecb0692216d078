package dev.pawl.cli;

import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.report.ReportPolicy;
import dev.pawl.processor.report.TextReporter;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** A printer of problems that also determines the exit code. */
final class ProblemPrinter {

  private static final Set<Code> NOT_DONE = EnumSet.of(Code.NOT_READABLE, Code.NOT_WRITABLE);

  private final TextReporter reporter;
  private boolean done = true;

  ProblemPrinter(Terminal terminal, ReportPolicy policy) {
    this.reporter = new TextReporter(terminal.err(), policy, terminal.color());
  }

  void print(Problems problems) {
    print(problems.all());
  }

  void print(List<Problem> problems) {
    done &= problems.stream().noneMatch(p -> NOT_DONE.contains(p.code()));
    reporter.report(problems);
  }

  int exitCode() {
    if (!done) {
      return ExitCode.FILE_ERROR;
    }
    return reporter.errors() > 0 ? ExitCode.PROBLEMS : ExitCode.OK;
  }

  /** Returns all problems that were printed, in the order in which they were printed. */
  List<TextReporter.Reported> reported() {
    return reporter.all();
  }

  /** Returns a summary such as {@code 1 error, 2 warnings}. */
  String summary() {
    return count(reporter.errors(), "error") + ", " + count(reporter.warnings(), "warning");
  }

  static String count(int number, String word) {
    return number + " " + word + (number == 1 ? "" : "s");
  }
}
