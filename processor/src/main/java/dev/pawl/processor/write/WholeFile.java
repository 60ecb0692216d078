package dev.pawl.processor.write;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Files that are replaced at once: whoever reads one meanwhile sees the old text or the new one.
 */
public final class WholeFile {

  private WholeFile() {}

  /** Writes a text in UTF-8, as {@link #replace(Path, byte[])} does. */
  public static void replace(Path file, String text) throws IOException {
    replace(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Writes a file, making its folders where they lack. One that is there keeps its permissions, and
   * of a symbolic link it is replaced what that leads to. A device or a pipe is written to.
   *
   * @throws IOException if it cannot be written; what was there then stays
   */
  public static void replace(Path file, byte[] bytes) throws IOException {
    boolean there = Files.exists(file);
    if (there && !Files.isRegularFile(file)) {
      Files.write(file, bytes);
      return;
    }
    Path real = there ? file.toRealPath() : file.toAbsolutePath();
    Path folder = real.getParent();
    // a link to a folder is one, which Java 17 does not see when it makes folders
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder);
    }
    Path draft = draft(real);
    try {
      if (there) {
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
