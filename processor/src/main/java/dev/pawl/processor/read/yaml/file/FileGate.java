package dev.pawl.processor.read.yaml.file;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/**
 * Decides which files are opened: ordinary ones, that no symbolic link leads to from outside. What
 * stands in a file is shown in messages, so a link in somebody's sources must not lead to a file of
 * whoever compiles them; and to open a pipe or a device may never end.
 */
public final class FileGate {

  /** The reason given for what was found and then cannot be looked at. */
  public static final String GONE = "the computer does not allow it, or it disappeared";

  private FileGate() {}

  /**
   * The reason why a file is not opened, if it is not. Links may lead from place to place below the
   * folder.
   *
   * @param folder the folder in which the file was looked up, which may be a link itself
   */
  public static Optional<String> flaw(Path folder, Path file) {
    try {
      Optional<String> flaw = outside(folder, file);
      var attributes = Files.readAttributes(file, BasicFileAttributes.class);
      if (flaw.isPresent() || attributes.isRegularFile()) {
        return flaw;
      }
      return Optional.of(attributes.isDirectory() ? "it is a folder" : "it is no ordinary file");
    } catch (AccessDeniedException e) {
      return Optional.of("reading it is not permitted");
    } catch (IOException e) {
      return Optional.of(GONE);
    }
  }

  /** The reason why a folder is not looked into, if it is not. */
  public static Optional<String> linkFlaw(Path folder, Path inner) {
    try {
      return outside(folder, inner);
    } catch (IOException e) {
      return Optional.of(GONE);
    }
  }

  private static Optional<String> outside(Path folder, Path path) throws IOException {
    return path.toRealPath().startsWith(folder.toRealPath())
        ? Optional.empty()
        : Optional.of("a symbolic link leads out of the folder in which it was looked up");
  }

  /** Reads a file, unless it is not to be opened. */
  public static FileText read(Path folder, Path file) {
    return flaw(folder, file)
        .map(FileText::flawed)
        .orElseGet(() -> FileText.read(() -> Files.newInputStream(file)));
  }
}
