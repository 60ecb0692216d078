package dev.pawl.language.problem;

import java.nio.file.Path;

/** A formatter of paths for messages. Terminals and editors can open the formatted paths. */
public final class DisplayPath {

  private DisplayPath() {}

  /**
   * Returns the path relative to the working directory if the file is below this directory, or else
   * the absolute path. The separator is always a slash.
   */
  public static String of(Path file) {
    Path here = Path.of("").toAbsolutePath();
    Path path = file.toAbsolutePath().normalize();
    Path shown = path.startsWith(here) ? here.relativize(path) : path;
    return shown.toString().replace(path.getFileSystem().getSeparator(), "/");
  }
}
