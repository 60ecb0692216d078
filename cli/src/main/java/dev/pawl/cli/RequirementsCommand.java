package dev.pawl.cli;

import dev.pawl.cli.input.InputMachine;
import dev.pawl.language.cover.CoverageRecords;
import dev.pawl.language.cover.CoveringTests;
import dev.pawl.language.cover.MachineCoverage;
import dev.pawl.language.cover.RequirementTable;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.report.TerminalText;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The {@code requirements} command, which lists requirements and the elements of machines that
 * cover each requirement. The command also lists the results of verified properties, and tests.
 */
final class RequirementsCommand implements Command {

  @Override
  public String name() {
    return "requirements";
  }

  @Override
  public String help() {
    return """
    Lists requirements, and the states, transitions and properties that cover them.

    Usage: requirements [OPTION]... MODEL...

      --data DIR            a folder with coverage files of tests, or one such file; may be repeated
      --csv FILE            also write the table as CSV
      --list FILE           a text file with one requirement per line: report requirements that no
                            element covers, and requirements that are not in the list

    A MODEL is a YAML file, a model (META-INF/pawl/*.json), a jar, or a folder with one of these.
    With --data, use a compiled model instead of a YAML file.
    The exit code is 1 if a property fails, a requirement of the list is missing or unknown, or with
    --data if a requirement has no test.
    """;
  }

  @Override
  public Set<CommandOption> switches() {
    return Set.of(CommandOption.DATA, CommandOption.CSV, CommandOption.LIST);
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws UsageError {
    Optional<Path> csv = MachineArguments.path(arguments, CommandOption.CSV);
    Optional<String> listName = arguments.value(CommandOption.LIST);
    ProblemPrinter printer = new ProblemPrinter(terminal, WarningPolicy.ERRORS);
    boolean hasTests = arguments.has(CommandOption.DATA);
    TracedMachines machines = new TracedMachines(!hasTests, printer::print);
    for (String file : arguments.files()) {
      machines.read(file, MachineArguments.path(file));
    }
    machines.notes().forEach(n -> terminal.err().println("note: " + TerminalText.message(n)));
    Problems problems = new Problems();
    Optional<RequirementList> list = Optional.empty();
    if (listName.isPresent()) {
      list = RequirementList.read(listName.get(), MachineArguments.path(listName.get()), problems);
    }
    Map<String, CoverageRecords> records = Map.of();
    if (hasTests && machines.isComplete()) {
      records = CoverageCommand.records(machines.machines(), arguments, terminal, problems);
    }
    printer.print(problems);
    if (!machines.isComplete() || printer.exitCode() == ExitCode.FILE_ERROR) {
      return printer.exitCode();
    }
    RequirementTable table = new RequirementTable();
    for (Map.Entry<String, InputMachine> entry : machines.machines().entrySet()) {
      InputMachine machine = entry.getValue();
      CoverageRecords recorded = records.get(entry.getKey());
      table.add(
          machine.machine(),
          machine.properties(),
          recorded == null
              ? CoveringTests.NONE
              : MachineCoverage.of(recorded, machine.properties()));
    }
    RequirementReport report = new RequirementReport(table, hasTests, list);
    List<String> findings = report.findings();
    terminal.out().print(RequirementText.of(report, findings));
    if (csv.isPresent()) {
      Problems unwritten = new Problems();
      byte[] bytes = RequirementCsv.of(report).getBytes(StandardCharsets.UTF_8);
      Rendering.replace(csv.get(), bytes, unwritten);
      printer.print(unwritten);
    }
    return findings.isEmpty()
        ? printer.exitCode()
        : Math.max(printer.exitCode(), ExitCode.PROBLEMS);
  }
}
