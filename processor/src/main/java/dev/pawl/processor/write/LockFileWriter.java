package dev.pawl.processor.write;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.DisplayPath;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.file.FileFlaw;
import dev.pawl.processor.file.FileGate;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javax.annotation.processing.ProcessingEnvironment;

/**
 * Writes lock files atomically. Restores the previous lock files if the compilation fails later, so
 * that numbers that no data contains are not kept.
 */
public final class LockFileWriter {

  private final ProcessingEnvironment environment;
  private final List<Written> written = new ArrayList<>();

  public LockFileWriter(ProcessingEnvironment environment) {
    this.environment = environment;
  }

  private record Written(Path path, Optional<String> old, String text) {}

  /**
   * Writes a lock file, or reports a problem if that fails.
   *
   * @param old the text of the present file, if the file exists
   * @param namesAreMissing returns whether declarations name missing types
   */
  public void write(
      Path path,
      Optional<String> old,
      String text,
      BooleanSupplier namesAreMissing,
      Problems problems) {
    try {
      FileGate.write(path, text);
    } catch (FileGate.Refused e) {
      FileFlaw flaw = e.flaw();
      problems.add(
          Code.LOCK_UNUSABLE,
          flaw.remedy(),
          Origin.NONE,
          DisplayPath.of(path),
          "written",
          flaw.reason());
      return;
    }
    if (written.isEmpty()) {
      CompilationEnd.whenFailed(
          environment, namesAreMissing.getAsBoolean(), () -> written.forEach(LockFileWriter::undo));
    }
    written.add(new Written(path, old, text));
  }

  private static void undo(Written file) {
    Path path = file.path();
    try {
      if (!FileGate.text(path).equals(file.text())) {
        return;
      }
      if (file.old().isPresent()) {
        FileGate.write(path, file.old().get());
      } else {
        FileGate.delete(path);
      }
    } catch (FileGate.Refused e) {
      // the compilation has failed, and the next compilation writes the file again
    }
  }
}
