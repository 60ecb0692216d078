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
 * The picture that a block shows, in a file beside the document.
 *
 * @param name the name of that file
 * @param text what it should hold
 */
record PictureFile(String name, String text) {

  /** The mark that every picture of Pawl's has. */
  private static final String OURS = "class=\"pawl\"";

  /** The name of the file that a block of a machine shows. */
  static String name(ResolvedMachine machine) {
    return machine.declared().inPackage(Words.of(machine.name()).type()) + ".svg";
  }

  private Path file(Path document) throws IOException {
    return FileGate.inside(requireNonNull(document.toRealPath().getParent()), name);
  }

  /** The flaw of the file beside a document, to follow "is stale: "; empty if there is none. */
  String flaw(Path document) {
    try {
      Path file = file(document);
      if (!Files.exists(file)) {
        return "there is no " + name;
      }
      return FileGate.text(file).equals(text) ? "" : name + " shows another machine";
    } catch (IOException e) {
      return name + " cannot be read: " + FileFlaw.of(e).reason();
    }
  }

  /** Writes the file beside a document, unless another is there that Pawl did not write. */
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
