package dev.pawl.cli;

import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.option.Option;
import dev.pawl.processor.option.Options;
import dev.pawl.processor.option.Warnings;
import dev.pawl.processor.report.ReportPolicy;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The rule that determines from the arguments which problems are reported. The options of the
 * command line correspond to the options of the annotation processor.
 */
final class WarningPolicy {

  /**
   * The policy of commands that write documents. Commands that write documents report only errors.
   */
  static final ReportPolicy ERRORS =
      new ReportPolicy(false, false, false, EnumSet.allOf(Code.class));

  static final Set<CommandOption> SWITCHES =
      Set.of(CommandOption.STRICT, CommandOption.WARNINGS, CommandOption.SUPPRESS);

  private WarningPolicy() {}

  static ReportPolicy of(Arguments arguments) throws UsageError {
    Map<String, String> given = new HashMap<>();
    if (arguments.has(CommandOption.STRICT)) {
      given.put(Option.STRICT.key(), "true");
    }
    arguments.value(CommandOption.WARNINGS).ifPresent(v -> given.put(Option.WARNINGS.key(), v));
    if (arguments.has(CommandOption.SUPPRESS)) {
      given.put(Option.SUPPRESS.key(), String.join(",", arguments.all(CommandOption.SUPPRESS)));
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
