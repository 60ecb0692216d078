package dev.pawl.cli;

import dev.pawl.language.problem.Nearest;
import dev.pawl.processor.report.TerminalText;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The entry point of the command line, which finds the command that the arguments name, and runs
 * the command.
 */
final class CommandLine {

  private static final List<Command> COMMANDS =
      List.of(
          new RenderCommand(),
          new CheckCommand(),
          new SyncCommand(),
          new DiffCommand(),
          new RequirementsCommand(),
          new CoverageCommand(),
          new ImportCommand(),
          new ExportCommand(),
          new PreviewCommand());

  private static final String HELP =
      """
      Pawl checks state machines in YAML and draws them, without a compiler.

      Usage: pawl COMMAND ARGUMENT...   (or: java -jar pawl COMMAND ARGUMENT...)

        render FILE...   writes a diagram, a page or the model of a machine:
                         %s
        check FILE...    reports problems of machines
        sync DOCUMENT... updates the blocks of machines in documents, or reports stale blocks
        diff OLD NEW     compares two versions of machines
        requirements MODEL...
                         lists requirements with their elements, verdicts and tests
        coverage MODEL...
                         reports which elements of machines tests cover
        import FILE      converts a machine of another tool to YAML
        export FILE...   writes machines in the format of another tool
        preview [FOLDER] shows machines in a browser while they are edited

      A FILE can be - for the standard input or, except for import, a folder, which means every
      *.pawl.yaml below it.
      COMMAND --help lists the options of a command, and --version prints the version of Pawl.

      Exit codes: 0 success, 1 problems found, 2 invalid arguments, 3 a file cannot be read or written.
      """
          .formatted(String.join(", ", OutputFormat.all()));

  private CommandLine() {}

  /**
   * Runs the command that the arguments name.
   *
   * @return the exit code
   */
  static int run(String[] arguments, Terminal terminal) {
    List<String> all = List.of(arguments);
    if (all.isEmpty()) {
      terminal.err().print(HELP);
      return ExitCode.USAGE;
    }
    String first = all.get(0);
    if (Set.of("--help", "-h", "help").contains(first)) {
      Optional<Command> about = all.size() == 2 ? find(all.get(1)) : Optional.empty();
      terminal.out().print(about.map(Command::help).orElse(HELP));
      return ExitCode.OK;
    }
    if (Set.of("--version", "-V", "version").contains(first)) {
      terminal.out().println("Pawl " + version().orElse("(not packaged)"));
      return ExitCode.OK;
    }
    try {
      return run(first, all.subList(1, all.size()), terminal);
    } catch (UsageError e) {
      terminal.err().println("error: " + TerminalText.message(e.getMessage()));
      terminal.err().println("Try --help.");
      return ExitCode.USAGE;
    }
  }

  /** Returns the version of Pawl; empty if Pawl was not started from its jar. */
  static Optional<String> version() {
    return Optional.ofNullable(CommandLine.class.getPackage().getImplementationVersion());
  }

  private static Optional<Command> find(String name) {
    return COMMANDS.stream().filter(c -> c.name().equals(name)).findFirst();
  }

  private static int run(String name, List<String> arguments, Terminal terminal) throws UsageError {
    Optional<Command> command = find(name);
    if (command.isEmpty()) {
      List<String> names = COMMANDS.stream().map(Command::name).toList();
      throw new UsageError("There is no command \"" + name + "\".", Nearest.hint(name, names));
    }
    Set<CommandOption> switches = new HashSet<>(command.get().switches());
    switches.add(CommandOption.HELP);
    Arguments parsed = Arguments.parse(arguments, switches);
    if (parsed.has(CommandOption.HELP)) {
      terminal.out().print(command.get().help());
      return ExitCode.OK;
    }
    if (parsed.files().isEmpty() && command.get().needsFile()) {
      throw new UsageError(name + " needs a file.");
    }
    return command.get().run(parsed, terminal);
  }
}
