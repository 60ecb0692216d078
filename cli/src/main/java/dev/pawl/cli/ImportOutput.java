package dev.pawl.cli;

import dev.pawl.cli.importer.MachineImport;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.file.FileGate;
import dev.pawl.processor.report.TerminalText;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The writer of an imported machine: to the standard output, to one file, or into a folder. */
final class ImportOutput {

  private final Arguments arguments;
  private final Terminal terminal;
  private final ProblemPrinter printer;

  ImportOutput(Arguments arguments, Terminal terminal, ProblemPrinter printer) {
    this.arguments = arguments;
    this.terminal = terminal;
    this.printer = printer;
  }

  /**
   * Writes a machine as YAML, or as an enum if the user wants one. If the YAML has errors, writes
   * only the YAML, because messages about errors show its lines.
   *
   * @return the exit code
   */
  int write(MachineImport imported) throws UsageError {
    Optional<String> file = arguments.value(CommandOption.OUTPUT);
    Optional<String> folder = arguments.value(CommandOption.TO);
    Problems problems = new Problems();
    Optional<ResolvedMachine> good = imported.checked().resolved();
    if (arguments.has(CommandOption.ENUM) && good.isPresent()) {
      int unused = new EnumRendering(terminal, printer).run(List.of(good.get()), file, folder);
    } else if (folder.isPresent()) {
      Path into = MachineArguments.path(folder.get());
      replace(into.resolve(imported.fileName()), imported.yaml(), problems);
    } else if (file.isPresent()) {
      replace(MachineArguments.path(file.get()), imported.yaml(), problems);
    } else {
      terminal.out().print(imported.yaml());
    }
    if (folder.isPresent()) {
      Path into = MachineArguments.path(folder.get());
      imported
          .skeletons()
          .forEach((path, text) -> writeSkeleton(into.resolve(path), text, problems));
    }
    printer.print(problems);
    return printer.exitCode();
  }

  /**
   * Writes the file of a class. Keeps the file if it exists, because the user can have completed
   * the class.
   */
  private void writeSkeleton(Path file, String text, Problems problems) {
    if (FileGate.exists(file)) {
      terminal
          .err()
          .println("note: " + TerminalText.message(file.toString()) + " exists and is kept.");
    } else {
      replace(file, text, problems);
    }
  }

  private static void replace(Path file, String text, Problems problems) {
    Rendering.replace(file, text.getBytes(StandardCharsets.UTF_8), problems);
  }
}
