package dev.pawl.cli;

import dev.pawl.cli.input.InputMachine;
import dev.pawl.cli.input.MachineReader;
import dev.pawl.language.cover.CoverageCategory;
import dev.pawl.language.cover.CoverageReader;
import dev.pawl.language.cover.CoverageRecords;
import dev.pawl.language.cover.MachineCoverage;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.problem.Nearest;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.CrashGuard;
import dev.pawl.processor.report.TerminalText;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The {@code coverage} command, which reports the coverage of compiled machines by tests. */
final class CoverageCommand implements Command {

  private static final int ALL = 100;

  @Override
  public String name() {
    return "coverage";
  }

  @Override
  public String help() {
    return """
    Reports which transitions, results of guards, states and properties of machines tests cover,
    with a path to each uncovered element.

    Usage: coverage --data DIR [OPTION]... MODEL...

      --data DIR           a folder with coverage files of tests, or one such file; may be repeated
      --exclude-tests T    omit the coverage of these tests, such as path tests: CLASS or CLASS#METHOD,
                           with * for any characters; may be repeated
      --minimum WHAT=N     exit with 1 if less than N percent are covered; WHAT is transitions,
                           guards, states or properties; may be repeated
      --json FILE          also write the report into this file, with the tests of each element

    A MODEL is a model (META-INF/pawl/*.json), a jar, or a folder with one of these, such as the
    folder of compiled classes. Elements that no run can cover are listed, but not counted.
    """;
  }

  @Override
  public Set<CommandOption> switches() {
    return Set.of(
        CommandOption.DATA, CommandOption.EXCLUDE_TESTS, CommandOption.MINIMUM, CommandOption.JSON);
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws UsageError {
    if (!arguments.has(CommandOption.DATA)) {
      throw new UsageError(
          "coverage needs --data: the folder in which tests recorded what they fired, with Maven"
              + " target/pawl-coverage.");
    }
    Map<CoverageCategory, Integer> minimums = minimums(arguments.all(CommandOption.MINIMUM));
    Optional<Path> json = MachineArguments.path(arguments, CommandOption.JSON);
    ProblemPrinter printer = new ProblemPrinter(terminal, WarningPolicy.ERRORS);
    Map<String, InputMachine> machines = new TreeMap<>();
    for (String file : arguments.files()) {
      machines.putAll(
          new MachineReader(false, printer::print).read(file, MachineArguments.path(file)));
    }
    if (printer.exitCode() != ExitCode.OK) {
      return printer.exitCode();
    }
    Problems problems = new Problems();
    List<MachineCoverage> all = new ArrayList<>();
    Map<String, CoverageRecords> records = records(machines, arguments, terminal, problems);
    machines.forEach(
        (name, read) -> {
          CoverageRecords recorded = records.get(name);
          if (recorded != null) {
            Runnable evaluate = () -> all.add(MachineCoverage.of(recorded, read.properties()));
            CrashGuard.run(name, Origin.NONE, problems, evaluate);
          }
        });
    CoverageReport report = new CoverageReport(all, minimums);
    if (json.isPresent()) {
      byte[] bytes = CoverageJson.of(report).getBytes(StandardCharsets.UTF_8);
      Rendering.replace(json.get(), bytes, problems);
    }
    printer.print(problems);
    if (printer.exitCode() != ExitCode.OK) {
      return printer.exitCode();
    }
    terminal.out().print(CoverageText.of(report));
    report.failures().forEach(f -> terminal.err().println("error: " + f));
    return report.failures().isEmpty() ? ExitCode.OK : ExitCode.PROBLEMS;
  }

  /**
   * Reads the data files that tests have written. Prints the warnings about these files.
   *
   * @return the coverage of each machine, by its qualified name
   */
  static Map<String, CoverageRecords> records(
      Map<String, InputMachine> machines, Arguments arguments, Terminal terminal, Problems problems)
      throws UsageError {
    Map<String, CoverageRecords> records = new LinkedHashMap<>();
    machines.forEach(
        (name, read) -> records.put(name, new CoverageRecords(read.machine(), read.version())));
    CoverageReader reader =
        new CoverageReader(records.values(), excluded(arguments.all(CommandOption.EXCLUDE_TESTS)));
    CoverageFiles files = new CoverageFiles(reader, problems);
    for (String data : arguments.all(CommandOption.DATA)) {
      files.read(data, MachineArguments.path(data));
    }
    List<String> warnings = new ArrayList<>(files.warnings());
    warnings.addAll(reader.warnings());
    warnings.forEach(w -> terminal.err().println("warning: " + TerminalText.message(w)));
    return records;
  }

  /**
   * Returns a predicate that is true for the tests with one of the names. In a name, {@code *}
   * matches any characters. The name of a class includes its nested classes.
   */
  private static Predicate<String> excluded(List<String> names) {
    List<Predicate<String>> tests =
        names.stream()
            .map(
                name ->
                    Arrays.stream(name.split("\\*", -1))
                        .map(Pattern::quote)
                        .collect(
                            Collectors.joining(
                                ".*", "", name.contains("#") ? "" : "(\\$.*)?(#.*)?")))
            .map(pattern -> Pattern.compile(pattern).asMatchPredicate())
            .toList();
    return test -> tests.stream().anyMatch(t -> t.test(test));
  }

  private static Map<CoverageCategory, Integer> minimums(List<String> given) throws UsageError {
    Map<CoverageCategory, Integer> minimums = new EnumMap<>(CoverageCategory.class);
    for (String each : given) {
      int equals = each.indexOf('=');
      String word = equals < 0 ? each : each.substring(0, equals);
      String percent = equals < 0 ? "" : each.substring(equals + 1);
      if (!CoverageCategory.words().contains(word)) {
        throw new UsageError(
            "--minimum must be of "
                + NameList.or(CoverageCategory.words())
                + ", not of \""
                + word
                + "\".",
            Nearest.hint(word, CoverageCategory.words()));
      }
      if (!percent.matches("\\d{1,3}") || Integer.parseInt(percent) > ALL) {
        throw new UsageError(
            "--minimum needs a whole percentage from 0 to 100, such as " + word + "=90.");
      }
      CoverageCategory category = CoverageCategory.valueOf(word.toUpperCase(Locale.ROOT));
      if (minimums.put(category, Integer.valueOf(percent)) != null) {
        throw new UsageError("--minimum is given more than once for " + word + ".");
      }
    }
    return minimums;
  }
}
