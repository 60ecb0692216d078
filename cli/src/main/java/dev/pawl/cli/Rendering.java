package dev.pawl.cli;

import dev.pawl.cli.raster.Raster;
import dev.pawl.diagrams.text.TextDiagram;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.Documents;
import dev.pawl.processor.file.FileFlaw;
import dev.pawl.processor.file.FileGate;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A writer of documents to files.
 *
 * @param format the format of the documents
 * @param text the options of text diagrams
 * @param problems receives the files that cannot be written
 */
record Rendering(OutputFormat format, TextDiagram.Options text, Problems problems) {

  /** Writes the document of a machine, or reports why that fails. */
  public void write(ResolvedMachine machine, Path file) {
    try {
      replace(file, bytes(machine), problems);
    } catch (IOException e) {
      hindered(file, FileFlaw.of(e), problems);
    }
  }

  /** Replaces a file, or reports why that fails. */
  public static void replace(Path file, byte[] bytes, Problems problems) {
    try {
      FileGate.write(file, bytes);
    } catch (FileGate.Refused e) {
      hindered(file, e.flaw(), problems);
    }
  }

  private byte[] bytes(ResolvedMachine machine) throws IOException {
    String document = Documents.of(machine, format.output(), text);
    return switch (format.medium()) {
      case TEXT -> document.getBytes(StandardCharsets.UTF_8);
      case PNG -> Raster.png(document);
      case PDF -> Raster.pdf(document);
    };
  }

  private static void hindered(Path file, FileFlaw flaw, Problems problems) {
    problems.add(Code.NOT_WRITABLE, flaw.remedy(), Origin.NONE, file, flaw.reason());
  }
}
