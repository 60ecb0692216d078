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

  /** Returns the path of the document, as the user gave it. */
  String name() {
    return name;
  }

  /**
   * Returns the text of the document. If it cannot be read, reports a problem and returns empty.
   */
  Optional<String> read() {
    if (!Files.exists(path)) {
      Path folder = Path.of("").toAbsolutePath();
      problems.add(
          Code.NOT_READABLE,
          path.isAbsolute()
              ? FileFlaw.NOT_FOUND.remedy()
              : "Relative paths start at " + folder + ".",
          Origin.NONE,
          name,
          FileFlaw.NOT_FOUND.reason());
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
   * Replaces the text of the document atomically, or reports a problem if that fails. If the path
   * is a symbolic link, its target is replaced.
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
