package dev.pawl.processor.file;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files that are replaced at once: a reader sees the old bytes or the new ones. */
final class AtomicFile {

  private AtomicFile() {}

  /**
   * Writes a file, and creates the folders that it lacks. A file that is there keeps its
   * permissions. If it is a symbolic link, the file that it leads to is replaced.
   *
   * @throws IOException if it cannot be written; a file that was there is left as it was
   */
  static void replace(Path file, byte[] bytes) throws IOException {
    boolean there = Files.isRegularFile(file);
    Path real = there ? file.toRealPath() : file.toAbsolutePath();
    Path folder = requireNonNull(real.getParent());
    // a link to a folder is one, which Java 17 does not see when it makes folders
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder);
    }
    Path draft = draft(real);
    try {
      // the copy is only for permissions and owner, so it is not worth gigabytes
      if (there && Files.size(real) <= FileGate.MOST_BYTES) {
        Files.copy(
            real, draft, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
      }
      Files.write(draft, bytes);
      move(draft, real);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  /** Made as any file is, not as a temporary one that nobody else may read. */
  private static Path draft(Path real) {
    long process = ProcessHandle.current().pid();
    long thread = Thread.currentThread().getId();
    return real.resolveSibling("." + real.getFileName() + "." + process + "-" + thread + ".tmp");
  }

  private static void move(Path draft, Path real) throws IOException {
    try {
      Files.move(draft, real, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(draft, real, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
