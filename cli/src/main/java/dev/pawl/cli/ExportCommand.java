package dev.pawl.cli;

import dev.pawl.cli.exporter.ExportFormat;
import dev.pawl.cli.input.InputMachine;
import dev.pawl.cli.input.MachineReader;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.report.TerminalText;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The {@code export} command, which converts machines to formats of other tools. */
final class ExportCommand implements Command {

  @Override
  public String name() {
    return "export";
  }

  @Override
  public String help() {
    return """
    Writes machines in the format of another tool.

    Usage: export [OPTION]... FILE...

      --to FORMAT   the format, if the file extension does not determine it: %s
      -o FILE       write this file instead of the standard output
      --out DIR     write one file for each machine into this folder

    A FILE is a machine in YAML, a compiled model, a jar, or a folder with one of these, or - for
    YAML in the standard input. Parts that the format cannot express are reported.
    """
        .formatted(String.join(", ", ExportFormat.names()));
  }

  @Override
  public Set<CommandOption> switches() {
    return Set.of(CommandOption.TO, CommandOption.OUTPUT, CommandOption.OUT);
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws UsageError {
    arguments.exclude(CommandOption.OUTPUT, CommandOption.OUT);
    Optional<String> file = arguments.value(CommandOption.OUTPUT);
    Optional<String> folder = arguments.value(CommandOption.OUT);
    ExportFormat format = format(arguments, file);
    ProblemPrinter printer = new ProblemPrinter(terminal, WarningPolicy.ERRORS);
    Map<String, InputMachine> machines = new TreeMap<>();
    for (String argument : arguments.files()) {
      MachineReader reader = new MachineReader(true, printer::print);
      machines.putAll(MachineArguments.read(reader, argument, terminal));
    }
    List<ResolvedMachine> all = machines.values().stream().map(InputMachine::machine).toList();
    Rendering.requireOne(all, folder);
    Problems problems = new Problems();
    for (Map.Entry<String, ResolvedMachine> each : Rendering.byFile(all).entrySet()) {
      ResolvedMachine machine = each.getValue();
      ExportFormat.Exported exported = format.export(machine);
      warn(machine, exported.losses(), terminal);
      byte[] bytes = exported.text().getBytes(StandardCharsets.UTF_8);
      if (folder.isPresent()) {
        String name = each.getKey() + format.extension();
        Path into = MachineArguments.path(folder.get()).resolve(name);
        Rendering.replace(into, bytes, problems);
      } else if (file.isPresent()) {
        Rendering.replace(MachineArguments.path(file.get()), bytes, problems);
      } else {
        terminal.out().print(exported.text());
      }
    }
    printer.print(problems);
    return printer.exitCode();
  }

  private static void warn(ResolvedMachine machine, List<String> losses, Terminal terminal) {
    for (String loss : losses) {
      terminal.err().println("note: " + TerminalText.message(machine.name() + ": " + loss));
    }
  }

  private static ExportFormat format(Arguments arguments, Optional<String> file) throws UsageError {
    Optional<String> name = arguments.oneOf(CommandOption.TO, ExportFormat.names());
    return name.flatMap(ExportFormat::named)
        .or(() -> file.flatMap(ExportFormat::ofFile))
        .orElseThrow(
            () -> new UsageError("Add --to with " + NameList.or(ExportFormat.names()) + "."));
  }
}
