package dev.pawl.processor.write;

import dev.pawl.processor.model.source.Origin;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import java.io.IOException;
import java.nio.file.Path;

/** Writes lock files, each at once, so that nobody ever sees half of one. */
public final class LockFileWriter {

  private LockFileWriter() {}

  /** Replaces a file; where that cannot be, adds a problem. */
  public static void write(Path file, String text, Problems problems) {
    try {
      WholeFile.replace(file, text);
    } catch (IOException e) {
      problems.add(
          Code.LOCK_UNUSABLE,
          Origin.NONE,
          file.getFileName(),
          "written",
          e.getClass().getSimpleName());
    }
  }
}
