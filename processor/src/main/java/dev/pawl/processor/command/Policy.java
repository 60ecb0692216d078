package dev.pawl.processor.command;

import dev.pawl.processor.command.console.Arguments;
import dev.pawl.processor.command.console.Switch;
import dev.pawl.processor.command.console.UsageError;
import dev.pawl.processor.option.Option;
import dev.pawl.processor.option.Options;
import dev.pawl.processor.option.Warnings;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problem;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.report.ReportPolicy;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The problems that a command reports: the compiler's options, spelled as switches. */
final class Policy {

  /** The policy where a document was asked for: only what hinders it is reported. */
  static final ReportPolicy ERRORS =
      new ReportPolicy(false, false, false, EnumSet.allOf(Code.class));

  static final Set<Switch> SWITCHES = Set.of(Switch.STRICT, Switch.WARNINGS, Switch.SUPPRESS);

  private Policy() {}

  static ReportPolicy of(Arguments arguments) throws UsageError {
    Map<String, String> given = new HashMap<>();
    if (arguments.has(Switch.STRICT)) {
      given.put(Option.STRICT.key(), "true");
    }
    arguments.value(Switch.WARNINGS).ifPresent(v -> given.put(Option.WARNINGS.key(), v));
    if (arguments.has(Switch.SUPPRESS)) {
      given.put(Option.SUPPRESS.key(), String.join(",", arguments.all(Switch.SUPPRESS)));
    }
    Problems problems = new Problems();
    Options options = Options.parse(given, problems);
    if (!problems.all().isEmpty()) {
      Problem problem = problems.all().get(0);
      throw new UsageError(problem.text().replace(" pawl.", " --"), problem.hint());
    }
    return new ReportPolicy(
        options.strict(),
        options.warnings() != Warnings.OFF,
        options.warnings() == Warnings.ERROR,
        options.suppressed());
  }
}
