package dev.pawl.cli;

import dev.pawl.cli.input.CheckedFile;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.CrashGuard;
import dev.pawl.processor.read.file.MachineFiles;
import dev.pawl.processor.report.ReportPolicy;
import dev.pawl.processor.sync.DocumentSync;
import dev.pawl.processor.sync.KnownMachines;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The {@code sync} command, which updates generated blocks in documents, or reports outdated
 * blocks. The machines of the blocks are declared in YAML.
 */
final class SyncCommand implements Command {

  private static final String HOW_TO_FILL = "To fill it, run sync without --check.";

  @Override
  public String name() {
    return "sync";
  }

  @Override
  public String help() {
    return """
    Updates the blocks of machines in documents, between <!-- pawl:MACHINE mermaid --> and
    <!-- /pawl -->. Other contents are ascii, svg, table, states, events, guards, forbidden and views.

    Usage: sync [OPTION]... DOCUMENT... --machines FILE

      --machines FILE       a file or folder with machines in YAML; may be repeated
      --check               change nothing, and fail if a block is stale
      --ascii               draw text diagrams with ASCII characters only
      --strict              also warn of filled blocks whose machines do not exist
      --warnings=HOW        on, off or error: report warnings, hide them, or turn them into errors
      --suppress=PAWL096,…  warnings to hide
    """;
  }

  @Override
  public Set<CommandOption> switches() {
    Set<CommandOption> all = new HashSet<>(WarningPolicy.SWITCHES);
    all.addAll(Set.of(CommandOption.MACHINES, CommandOption.CHECK, CommandOption.ASCII));
    return all;
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws UsageError {
    if (!arguments.has(CommandOption.MACHINES)) {
      throw new UsageError("sync needs --machines, which names the machines' file or folder.");
    }
    ReportPolicy policy = WarningPolicy.of(arguments);
    ProblemPrinter printer = new ProblemPrinter(terminal, policy);
    Problems unreadable = new Problems();
    List<MachineFiles.Found> files =
        new MachineArguments(terminal.in(), unreadable).read(arguments.all(CommandOption.MACHINES));
    printer.print(unreadable);
    KnownMachines machines = new KnownMachines();
    for (MachineFiles.Found file : files) {
      CheckedFile loaded = CheckedFile.of(file, policy.strict());
      printer.print(loaded.problems());
      loaded.resolved().ifPresentOrElse(machines::add, () -> machines.addFailed(loaded.machine()));
    }
    DocumentSync.Settings settings =
        new DocumentSync.Settings(
            arguments.has(CommandOption.CHECK),
            arguments.has(CommandOption.ASCII),
            policy.strict(),
            HOW_TO_FILL);
    DocumentSync sync = new DocumentSync(settings, machines);
    for (String name : arguments.files()) {
      Path document = MachineArguments.path(name);
      Problems problems = new Problems();
      CrashGuard.run(name, Origin.NONE, problems, () -> sync.run(document, problems));
      printer.print(problems);
    }
    return printer.exitCode();
  }
}
