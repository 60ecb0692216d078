package dev.pawl.cli;

import dev.pawl.cli.input.CheckedFile;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.read.file.MachineFiles;
import dev.pawl.processor.report.ReportPolicy;
import dev.pawl.processor.report.TerminalText;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The {@code check} command, which reports the problems of machines as the compiler does. */
final class CheckCommand implements Command {

  private static final List<String> FORMATS = List.of("text", "sarif");

  @Override
  public String name() {
    return "check";
  }

  @Override
  public String help() {
    return """
    Reports the problems of machines in YAML, like the compiler.

    Usage: check [OPTION]... FILE...

      --format FORMAT       text (the default) prints a summary; sarif prints all problems as data
                            for code scanning
      --strict              also report guards that overlap or leave a gap
      --warnings=HOW        on, off or error: report warnings, hide them, or turn them into errors
      --suppress=PAWL021,…  warnings to hide

    A FILE can be a folder, or - for the standard input. Problems are written to the error output.
    Whether types and constants of enums exist is not checked, because only the compiler knows.
    """;
  }

  @Override
  public Set<CommandOption> switches() {
    Set<CommandOption> all = new HashSet<>(WarningPolicy.SWITCHES);
    all.add(CommandOption.FORMAT);
    return all;
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws UsageError {
    ReportPolicy policy = WarningPolicy.of(arguments);
    boolean sarif = isSarif(arguments);
    ProblemPrinter printer = new ProblemPrinter(terminal, policy);
    Problems unreadable = new Problems();
    List<MachineFiles.Found> files =
        new MachineArguments(terminal.in(), unreadable).read(arguments.files());
    printer.print(unreadable);
    Set<String> assumed = new TreeSet<>();
    for (MachineFiles.Found file : files) {
      CheckedFile loaded = CheckedFile.of(file, policy.strict());
      printer.print(loaded.problems());
      assumed.addAll(loaded.assumed());
    }
    if (!assumed.isEmpty()) {
      terminal
          .err()
          .println(
              "note: only a compiler can check the types "
                  + TerminalText.message(NameList.and(assumed))
                  + ".");
    }
    if (sarif) {
      String log = SarifLog.of(printer.reported(), CommandLine.version().orElse(""), Path.of(""));
      terminal.out().print(log);
      return printer.exitCode();
    }
    terminal
        .out()
        .println(ProblemPrinter.count(files.size(), "machine") + " checked: " + printer.summary());
    return printer.exitCode();
  }

  private static boolean isSarif(Arguments arguments) throws UsageError {
    return arguments
        .oneOf(CommandOption.FORMAT, FORMATS)
        .filter(FORMATS.get(1)::equals)
        .isPresent();
  }
}
