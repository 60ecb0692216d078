package dev.pawl.processor.sync;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.Origin;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.file.FileFlaw;
import dev.pawl.processor.file.FileGate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The picture of a block, in a file next to the document.
 *
 * @param name the name of the picture file, without folders
 * @param text the required content of the file
 */
record PictureFile(String name, String text) {

  /** A text that only pictures of Pawl contain. */
  private static final String OURS = "class=\"pawl\"";

  /** Returns the name of the file for a machine. */
  static String name(ResolvedMachine machine) {
    return machine.declared().inPackage(Words.of(machine.name()).type()) + ".svg";
  }

  private Path file(Path document) throws IOException {
    return FileGate.inside(requireNonNull(document.toRealPath().getParent()), name);
  }

  /**
   * Returns the reason why the file is stale, as a continuation of "is stale: ". Returns an empty
   * string if the file is up to date.
   */
  String flaw(Path document) {
    try {
      Path file = file(document);
      if (!Files.exists(file)) {
        return name + " does not exist";
      }
      return FileGate.text(file).equals(text) ? "" : name + " is outdated";
    } catch (IOException e) {
      return name + " cannot be read: " + FileFlaw.of(e).reason();
    }
  }

  /** Writes the file. If a file exists that Pawl did not write, adds a problem instead. */
  void write(Path document, Origin place, Problems problems) {
    try {
      Path file = file(document);
      if (Files.exists(file) && !FileGate.text(file).contains(OURS)) {
        problems.add(Code.NOT_OURS, place, name);
      } else {
        FileGate.write(file, text);
      }
    } catch (IOException e) {
      FileFlaw flaw = FileFlaw.of(e);
      problems.add(Code.NOT_WRITABLE, flaw.remedy(), place, name, flaw.reason());
    }
  }
}
