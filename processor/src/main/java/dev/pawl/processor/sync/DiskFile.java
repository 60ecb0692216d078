package dev.pawl.processor.sync;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.file.FileFlaw;
import dev.pawl.processor.file.FileGate;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A document on disk, in UTF-8. */
final class DiskFile {

  private final Path path;
  private final String name;
  private final Problems problems;

  DiskFile(Path path, Problems problems) {
    this.path = path;
    this.name = path.toString().replace(path.getFileSystem().getSeparator(), "/");
    this.problems = problems;
  }

  /** The document as the user named it. */
  String name() {
    return name;
  }

  /** The text; empty where it cannot be read, which is reported. */
  Optional<String> read() {
    if (!Files.exists(path)) {
      Path folder = Path.of("").toAbsolutePath();
      problems.add(
          Code.NOT_READABLE,
          path.isAbsolute() ? FileFlaw.GONE.remedy() : "A relative path begins in " + folder + ".",
          Origin.NONE,
          name,
          FileFlaw.GONE.reason());
      return Optional.empty();
    }
    try {
      return Optional.of(FileGate.text(path));
    } catch (FileGate.Refused e) {
      FileFlaw flaw = e.flaw();
      problems.add(Code.NOT_READABLE, flaw.remedy(), Origin.NONE, name, flaw.reason());
      return Optional.empty();
    }
  }

  /**
   * Replaces the text, at once and wholly: whoever reads the document meanwhile sees the old text
   * or the new one. What a symbolic link leads to is replaced, not the link. Where that cannot be
   * done, the old text stays, and a problem is added.
   */
  void write(String text) {
    if (!Files.isWritable(path)) {
      String remedy = "Change its permissions.";
      problems.add(Code.NOT_WRITABLE, remedy, Origin.NONE, name, "it is write-protected");
      return;
    }
    try {
      FileGate.write(path, text);
    } catch (FileGate.Refused e) {
      FileFlaw flaw = e.flaw();
      problems.add(Code.NOT_WRITABLE, flaw.remedy(), Origin.NONE, name, flaw.reason());
    }
  }
}
