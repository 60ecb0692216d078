package dev.pawl.processor.write;

import dev.pawl.processor.model.Origin;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes lock files, each at once, so that nobody ever sees half of one. */
public final class LockFileWriter {

  private LockFileWriter() {}

  /** Replaces a file; where that cannot be, adds a problem. */
  public static void write(Path file, String text, Problems problems) {
    try {
      Path folder = file.toAbsolutePath().getParent();
      Files.createDirectories(folder);
      String name = "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".tmp";
      Path draft = folder.resolve(name);
      try {
        Files.write(draft, text.getBytes(StandardCharsets.UTF_8));
        move(draft, file);
      } finally {
        Files.deleteIfExists(draft);
      }
    } catch (IOException e) {
      problems.add(
          Code.LOCK_UNUSABLE,
          Origin.NONE,
          file.getFileName(),
          "written",
          e.getClass().getSimpleName());
    }
  }

  private static void move(Path draft, Path file) throws IOException {
    try {
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
