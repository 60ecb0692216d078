package dev.pawl.language.problem;

import java.nio.file.Path;

/** Formats paths for messages, so that a terminal or an editor can open them. */
public final class DisplayPath {

  private DisplayPath() {}

  /**
   * Returns the path relative to the working directory if the file is below it, or else the
   * absolute path. The separator is always a slash.
   */
  public static String of(Path file) {
    Path here = Path.of("").toAbsolutePath();
    Path path = file.toAbsolutePath().normalize();
    Path shown = path.startsWith(here) ? here.relativize(path) : path;
    return shown.toString().replace(path.getFileSystem().getSeparator(), "/");
  }
}
