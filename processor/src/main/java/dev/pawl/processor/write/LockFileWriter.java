package dev.pawl.processor.write;

import dev.pawl.processor.model.source.Origin;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;

/**
 * Writes lock files, each at once, so that nobody ever sees half of one. Where javac refuses the
 * program after all, they are made again what they were: a number that nothing was stored with is
 * not to last.
 */
public final class LockFileWriter {

  private final ProcessingEnvironment environment;
  private final List<Written> written = new ArrayList<>();

  public LockFileWriter(ProcessingEnvironment environment) {
    this.environment = environment;
  }

  private record Written(Path path, Optional<String> old, String text) {}

  /**
   * Replaces a file; where that cannot be, adds a problem.
   *
   * @param old what it holds, if it is there
   * @param sources what is compiled
   */
  public void write(
      Path path, Optional<String> old, String text, SourceWriter sources, Problems problems) {
    try {
      WholeFile.replace(path, text);
    } catch (IOException e) {
      problems.add(
          Code.LOCK_UNUSABLE,
          Origin.NONE,
          path.getFileName(),
          "written",
          e.getClass().getSimpleName());
      return;
    }
    if (written.isEmpty()) {
      CompilationEnd.whenFailed(
          environment, sources.namesAreMissing(), () -> written.forEach(LockFileWriter::undo));
    }
    written.add(new Written(path, old, text));
  }

  private static void undo(Written file) {
    Path path = file.path();
    try {
      if (!Files.exists(path) || !Files.readString(path).equals(file.text())) {
        return;
      }
      if (file.old().isPresent()) {
        WholeFile.replace(path, file.old().get());
      } else {
        Files.delete(path);
      }
    } catch (IOException e) {
      // the compilation has failed already, and the next one writes what stands there
    }
  }
}
