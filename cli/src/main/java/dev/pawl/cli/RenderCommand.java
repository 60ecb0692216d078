package dev.pawl.cli;

import dev.pawl.cli.input.CheckedFile;
import dev.pawl.diagrams.text.TextDiagram;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.Documents;
import dev.pawl.processor.read.file.MachineFiles;
import dev.pawl.processor.report.TerminalText;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The {@code render} command, which writes documents of machines to the standard output or to
 * files.
 */
final class RenderCommand implements Command {

  private static final int NARROWEST = 20;

  @Override
  public String name() {
    return "render";
  }

  @Override
  public String help() {
    return """
    Writes a document of a machine in YAML.

    Usage: render [OPTION]... FILE...

      --to FORMAT   the format, if no file extension determines it; default: ascii. With --out, a
                    list such as svg,md,json is allowed:
                    %s
      -o FILE       write this file, such as order.svg; its extension determines the format
      --out DIR     write one file for each machine and format into this folder; md also writes
                    the picture of the page
      --width N     the maximum width of a text diagram in columns; default: 100
      --ascii       draw a text diagram with ASCII characters only
      --unicode     draw a text diagram with Unicode, even if the terminal may not support it
      --unproven    also write a machine that only has errors in its properties

    A FILE can be a folder, or - for the standard input. A machine with errors is not written. The
    format ascii is a text diagram, also in Unicode. The format java is an annotated enum that
    declares the machine; parts that an enum cannot express are reported.
    """
        .formatted(String.join(", ", OutputFormat.all()));
  }

  @Override
  public Set<CommandOption> switches() {
    return Set.of(
        CommandOption.TO,
        CommandOption.OUTPUT,
        CommandOption.OUT,
        CommandOption.WIDTH,
        CommandOption.ASCII,
        CommandOption.UNICODE,
        CommandOption.UNPROVEN);
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws UsageError {
    arguments.exclude(CommandOption.OUTPUT, CommandOption.OUT);
    arguments.exclude(CommandOption.ASCII, CommandOption.UNICODE);
    Optional<String> file = arguments.value(CommandOption.OUTPUT);
    Optional<String> folder = arguments.value(CommandOption.OUT);
    if (OutputFormat.isJava(arguments.value(CommandOption.TO), file)) {
      ProblemPrinter printer = new ProblemPrinter(terminal, WarningPolicy.ERRORS);
      List<ResolvedMachine> machines = machines(arguments, terminal, printer);
      Rendering.requireOne(machines, folder);
      return new EnumRendering(terminal, printer).run(machines, file, folder);
    }
    if (folder.isPresent()) {
      return renderInto(MachineArguments.path(folder.get()), arguments, terminal);
    }
    OutputFormat format = OutputFormat.of(arguments.value(CommandOption.TO), file);
    if (format.medium() != OutputFormat.Medium.TEXT && file.isEmpty()) {
      throw new UsageError("Set the file of the " + format.ending() + " with -o or --out.");
    }
    // the characters that the terminal can show do not matter if a file is written
    boolean sevenBit =
        arguments.has(CommandOption.ASCII)
            || (file.isEmpty() && !terminal.unicode() && !arguments.has(CommandOption.UNICODE));
    TextDiagram.Options text = TextDiagram.Options.of(sevenBit).within(width(arguments));
    ProblemPrinter printer = new ProblemPrinter(terminal, WarningPolicy.ERRORS);
    List<ResolvedMachine> machines = machines(arguments, terminal, printer);
    Rendering.requireOne(machines, folder);
    Problems problems = new Problems();
    if (file.isPresent()) {
      Path into = MachineArguments.path(file.get());
      Rendering rendering = new Rendering(List.of(format), text, problems);
      machines.forEach(machine -> rendering.write(machine, f -> into));
    } else {
      machines.forEach(
          machine -> terminal.out().print(Documents.of(machine, format.output(), text)));
    }
    printer.print(problems);
    return printer.exitCode();
  }

  /** Writes a file in {@code folder} for each machine and each format. */
  private static int renderInto(Path folder, Arguments arguments, Terminal terminal)
      throws UsageError {
    List<OutputFormat> formats = OutputFormat.parseList(arguments.value(CommandOption.TO));
    TextDiagram.Options text =
        TextDiagram.Options.of(arguments.has(CommandOption.ASCII)).within(width(arguments));
    ProblemPrinter printer = new ProblemPrinter(terminal, WarningPolicy.ERRORS);
    List<ResolvedMachine> machines = machines(arguments, terminal, printer);
    Problems problems = new Problems();
    Rendering rendering = new Rendering(formats, text, problems);
    Map<String, ResolvedMachine> files;
    try {
      files = Rendering.byFile(machines);
    } catch (UsageError e) {
      if (printer.exitCode() != ExitCode.FILE_ERROR) {
        throw e;
      }
      // the arguments may be valid: an unreadable file outweighs them, as in other commands
      terminal.err().println("error: " + TerminalText.message(e.getMessage()));
      return ExitCode.FILE_ERROR;
    }
    files.forEach(
        (name, machine) -> rendering.write(machine, f -> folder.resolve(name + "." + f.ending())));
    printer.print(problems);
    return printer.exitCode();
  }

  private static List<ResolvedMachine> machines(
      Arguments arguments, Terminal terminal, ProblemPrinter printer) throws UsageError {
    Problems problems = new Problems();
    List<MachineFiles.Found> files =
        new MachineArguments(terminal.in(), problems).read(arguments.files());
    printer.print(problems);
    List<CheckedFile> all = files.stream().map(f -> CheckedFile.of(f, false)).toList();
    all.forEach(l -> printer.print(l.problems()));
    if (arguments.has(CommandOption.UNPROVEN)) {
      return all.stream().flatMap(l -> l.drawable().stream()).toList();
    }
    all.stream()
        .filter(l -> l.resolved().isEmpty() && l.drawable().isPresent())
        .forEach(
            l ->
                terminal
                    .err()
                    .println(
                        "note: "
                            + TerminalText.message(l.file())
                            + " is not written because of errors in its properties."
                            + " Add --unproven to write it anyway."));
    return all.stream().flatMap(l -> l.resolved().stream()).toList();
  }

  private static int width(Arguments arguments) throws UsageError {
    String text = arguments.value(CommandOption.WIDTH).orElse("");
    if (text.isEmpty()) {
      return TextDiagram.Options.DEFAULT.width();
    }
    if (!text.matches("\\d{1,5}") || Integer.parseInt(text) < NARROWEST) {
      throw new UsageError("--width must be a number of columns from " + NARROWEST + ".");
    }
    return Integer.parseInt(text);
  }
}
