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
 * A picture in a file next to a document. A block of the document shows the picture.
 *
 * @param name the name of the file, without folders
 * @param text the text that is to be generated
 */
record PictureFile(String name, String text) {

  /** A text that all pictures of Pawl contain, and no other pictures. */
  private static final String PAWL_CLASS = "class=\"pawl\"";

  /** Returns the name of a machine's picture file. */
  static String name(ResolvedMachine machine) {
    return machine.declared().inPackage(Words.of(machine.name()).type()) + ".svg";
  }

  private Path file(Path document) throws IOException {
    return FileGate.inside(requireNonNull(document.toRealPath().getParent()), name);
  }

  /**
   * Returns the reason why the file is outdated, as the end of a sentence after "is stale: "; empty
   * if the file is not outdated.
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

  /**
   * Writes the file, or reports a problem if that fails or if the present file is not from Pawl.
   */
  void write(Path document, Origin place, Problems problems) {
    try {
      Path file = file(document);
      if (Files.exists(file) && !FileGate.text(file).contains(PAWL_CLASS)) {
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
