package dev.pawl.processor.write;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.processor.file.FileFlaw;

/** Describes why a file of a machine could not be written. */
final class FileProblem {

  private FileProblem() {}

  /**
   * Returns the problem that a file could not be written.
   *
   * @param name the name of the type or file
   * @param failure the exception that was thrown
   */
  static Problem of(String name, Exception failure, String machine, Origin origin) {
    if (FileFlaw.isNameable(name)) {
      String why = "it cannot be written: " + failure.getMessage();
      return Problem.of(Code.TYPE_EXISTS, origin, name, machine, why);
    }
    FileFlaw flaw = FileFlaw.badName(name);
    return Problem.of(Code.TYPE_EXISTS, origin, name, machine, flaw.reason())
        .withHint(flaw.remedy());
  }
}
