package dev.pawl.processor.write;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.processor.file.FileFlaw;

/** Describes why the compiler could not write a file of a machine. */
final class FileProblem {

  private FileProblem() {}

  /**
   * Returns the problem that describes a failure to write a file.
   *
   * @param name the name of the type or of the file
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
