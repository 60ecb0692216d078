package dev.pawl.cli;

import dev.pawl.cli.input.MachineReader;
import dev.pawl.language.diff.Change.Impact;
import dev.pawl.language.diff.MachineDiff.Version;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.CrashGuard;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The {@code diff} command, which compares two versions of machines. */
final class DiffCommand implements Command {

  private static final List<String> FORMATS = List.of("text", "json");

  @Override
  public String name() {
    return "diff";
  }

  @Override
  public String help() {
    return """
    Compares two versions of machines, and prints whether the later version is major, minor or a patch.

    Usage: diff [OPTION]... OLD NEW

      --format FORMAT       text (the default) or json
      --fail-on IMPACT      patch, minor or major: exit with 1 if a difference has at least this
                            impact

    OLD and NEW are YAML files, models (META-INF/pawl/*.json), jars, or folders with one of these.
    One of them can be -, for YAML in the standard input.
    Differences are listed for Java code, stored instances, senders of events, and behavior.
    """;
  }

  @Override
  public Set<CommandOption> switches() {
    return Set.of(CommandOption.FORMAT, CommandOption.FAIL_ON);
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws UsageError {
    String format = arguments.oneOf(CommandOption.FORMAT, FORMATS).orElse(FORMATS.get(0));
    List<String> impacts = Arrays.stream(Impact.values()).map(Impact::word).toList();
    Optional<String> failOn = arguments.oneOf(CommandOption.FAIL_ON, impacts);
    if (arguments.files().size() != 2) {
      throw new UsageError("diff needs two files or folders: the earlier version, and the later.");
    }
    ProblemPrinter printer = new ProblemPrinter(terminal, WarningPolicy.ERRORS);
    Map<String, Version> before = read(arguments.files().get(0), terminal, printer);
    Map<String, Version> now = read(arguments.files().get(1), terminal, printer);
    if (printer.exitCode() != ExitCode.OK) {
      return printer.exitCode();
    }
    Problems problems = new Problems();
    VersionDiff[] diff = new VersionDiff[1];
    CrashGuard.run(
        arguments.files().get(1),
        Origin.NONE,
        problems,
        () -> diff[0] = VersionDiff.of(before, now));
    printer.print(problems);
    if (diff[0] == null) {
      return printer.exitCode();
    }
    terminal.out().print(format.equals("json") ? DiffJson.of(diff[0]) : DiffText.of(diff[0]));
    boolean fails =
        !diff[0].isEmpty()
            && failOn.filter(f -> diff[0].impact().ordinal() >= impacts.indexOf(f)).isPresent();
    return fails ? ExitCode.PROBLEMS : ExitCode.OK;
  }

  private static Map<String, Version> read(String file, Terminal terminal, ProblemPrinter printer)
      throws UsageError {
    Map<String, Version> versions = new TreeMap<>();
    MachineArguments.read(new MachineReader(true, printer::print), file, terminal)
        .forEach(
            (name, read) -> versions.put(name, new Version(read.machine(), read.properties())));
    return versions;
  }
}
