package dev.pawl.cli;

import static java.util.Objects.requireNonNull;

import dev.pawl.diagrams.text.TextDiagram;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.Documents;
import dev.pawl.processor.file.FileFlaw;
import dev.pawl.processor.file.FileGate;
import dev.pawl.processor.option.Output;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A writer of documents of machines to files.
 *
 * @param text the options of text diagrams
 * @param problems receives a problem for each file that cannot be written
 */
record Rendering(List<OutputFormat> formats, TextDiagram.Options text, Problems problems) {

  /**
   * Writes the documents of a machine. Reports a problem for each file that cannot be written.
   *
   * @param file returns the file for a format
   */
  public void write(ResolvedMachine machine, Function<OutputFormat, Path> file) {
    Set<Output> outputs = formats.stream().map(OutputFormat::output).collect(Collectors.toSet());
    Map<Output, String> documents = Documents.of(machine, outputs, text);
    for (OutputFormat format : formats) {
      Path into = file.apply(format);
      try {
        replace(into, bytes(requireNonNull(documents.get(format.output())), format), problems);
      } catch (IOException e) {
        reportNotWritable(into, FileFlaw.of(e), problems);
      }
    }
  }

  /** Writes a file, or reports a problem if that fails. Replaces a file that exists. */
  public static void replace(Path file, byte[] bytes, Problems problems) {
    try {
      FileGate.write(file, bytes);
    } catch (FileGate.Refused e) {
      reportNotWritable(file, e.flaw(), problems);
    }
  }

  private static byte[] bytes(String document, OutputFormat format) throws IOException {
    return switch (format.medium()) {
      case TEXT -> document.getBytes(StandardCharsets.UTF_8);
      case PNG -> Raster.png(document);
      case PDF -> Raster.pdf(document);
    };
  }

  private static void reportNotWritable(Path file, FileFlaw flaw, Problems problems) {
    problems.add(Code.NOT_WRITABLE, flaw.remedy(), Origin.NONE, file, flaw.reason());
  }

  /**
   * Checks that there is a folder if there are several machines.
   *
   * @throws UsageError if there are several machines, but no folder
   */
  static void requireOne(List<ResolvedMachine> machines, Optional<String> folder)
      throws UsageError {
    if (folder.isEmpty() && machines.size() > 1) {
      throw new UsageError(
          "There are " + machines.size() + " machines. Set a folder for them with --out DIR.");
    }
  }

  /**
   * Returns the machines by the names of their files, without extensions. The compiler gives
   * documents the same names.
   *
   * @throws UsageError if two machines have the same file name
   */
  static Map<String, ResolvedMachine> byFile(List<ResolvedMachine> machines) throws UsageError {
    Map<String, ResolvedMachine> files = new LinkedHashMap<>();
    for (ResolvedMachine machine : machines) {
      Machine declared = machine.declared();
      String name = declared.inPackage(Words.of(machine.name()).type());
      ResolvedMachine other = files.put(name, machine);
      if (other != null) {
        throw new UsageError(
            "There are two machines "
                + declared.inPackage(declared.name())
                + ": "
                + file(other)
                + " and "
                + file(machine)
                + ".");
      }
    }
    return files;
  }

  private static String file(ResolvedMachine machine) {
    return machine.declared().origin() instanceof Origin.InFile place
        ? place.file()
        : machine.name();
  }
}
