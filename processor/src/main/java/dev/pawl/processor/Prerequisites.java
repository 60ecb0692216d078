package dev.pawl.processor;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import javax.annotation.processing.ProcessingEnvironment;

/** What generated code needs of the program: Java 17 or later, and pawl-runtime. */
final class Prerequisites {

  private static final int LEAST_RELEASE = 17;

  private final ProcessingEnvironment environment;
  private final int release;
  private boolean reported;

  /**
   * Creates the prerequisites of a compilation.
   *
   * @param release the Java release of the program
   */
  Prerequisites(ProcessingEnvironment environment, int release) {
    this.environment = environment;
    this.release = release;
  }

  /** Returns true if machines can be compiled. What is missing is reported at the first of them. */
  boolean areMet(Origin machine, Problems problems) {
    boolean old = release < LEAST_RELEASE;
    if (!old && environment.getElementUtils().getTypeElement("dev.pawl.Machine") != null) {
      return true;
    }
    if (!reported) {
      reported = true;
      if (old) {
        problems.add(Code.RELEASE_TOO_OLD, machine, release);
      } else {
        problems.add(Code.RUNTIME_MISSING, machine);
      }
    }
    return false;
  }
}
