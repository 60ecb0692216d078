package dev.pawl.processor.file;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Replaces files atomically: a reader sees either the old or the new bytes. */
final class AtomicFile {

  private AtomicFile() {}

  /**
   * Writes a file. Creates missing folders. An existing file keeps its permissions. If the file is
   * a symbolic link, the target of the link is replaced.
   *
   * @throws IOException if the file cannot be written; an existing file is then unchanged
   */
  static void replace(Path file, byte[] bytes) throws IOException {
    boolean there = Files.isRegularFile(file);
    Path real = there ? file.toRealPath() : file.toAbsolutePath();
    Path folder = requireNonNull(real.getParent());
    // createDirectories of Java 17 fails at a link to a folder
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder);
    }
    Path draft = temporaryFile(real);
    try {
      // the copy only serves to keep permissions and owner, so very large files are not copied
      if (there && Files.size(real) <= FileGate.MAX_BYTES) {
        Files.copy(
            real, draft, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
      }
      Files.write(draft, bytes);
      move(draft, real);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  /**
   * Returns a path for a draft: a new file in the folder of {@code real}. The caller writes the
   * draft and then moves it to {@code real}. {@link Files#createTempFile} is not used, because only
   * the owner can read the files that it creates.
   */
  private static Path temporaryFile(Path real) {
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
