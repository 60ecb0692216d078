package dev.pawl.cli;

import dev.pawl.diagrams.document.declaration.EnumSource;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.report.TerminalText;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The writer of machines as annotated enums: to the standard output, to one file, or to a source
 * folder.
 */
final class EnumRendering {

  private final Terminal terminal;
  private final ProblemPrinter printer;

  EnumRendering(Terminal terminal, ProblemPrinter printer) {
    this.terminal = terminal;
    this.printer = printer;
  }

  /**
   * Writes the enums, and prints a note for each feature of a machine that an enum cannot declare.
   *
   * @param file the file, if the user names one
   * @param folder the source folder, if the user names one
   * @return the exit code
   */
  int run(List<ResolvedMachine> machines, Optional<String> file, Optional<String> folder)
      throws UsageError {
    Map<String, String> sources = new LinkedHashMap<>();
    for (ResolvedMachine machine : machines) {
      EnumSource.Written written = EnumSource.of(machine);
      if (sources.put(written.path(), written.text()) != null) {
        throw new UsageError("There are two enums " + written.path() + ".");
      }
      written.missing().forEach(m -> terminal.err().println("note: " + TerminalText.message(m)));
    }
    Problems problems = new Problems();
    if (folder.isPresent()) {
      Path into = MachineArguments.path(folder.get());
      sources.forEach((path, text) -> Rendering.replace(into.resolve(path), bytes(text), problems));
    } else if (file.isPresent()) {
      Path into = MachineArguments.path(file.get());
      sources.values().forEach(text -> Rendering.replace(into, bytes(text), problems));
    } else {
      sources.values().forEach(terminal.out()::print);
    }
    printer.print(problems);
    return printer.exitCode();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
