package dev.pawl.language.problem;

import java.nio.file.Path;

/** Paths as messages show them, so that a terminal or an editor finds the file by what is shown. */
public final class DisplayPath {

  private DisplayPath() {}

  /** The path from the working directory where the file lies below it, else the whole path. */
  public static String of(Path file) {
    Path here = Path.of("").toAbsolutePath();
    Path path = file.toAbsolutePath().normalize();
    Path shown = path.startsWith(here) ? here.relativize(path) : path;
    return shown.toString().replace(path.getFileSystem().getSeparator(), "/");
  }
}
