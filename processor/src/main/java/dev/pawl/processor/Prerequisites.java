package dev.pawl.processor;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import javax.annotation.processing.ProcessingEnvironment;

/** Checks the requirements of generated code: Java 17 or later, and pawl-runtime. */
final class Prerequisites {

  private static final int LEAST_RELEASE = 17;

  private final ProcessingEnvironment environment;
  private final int release;
  private boolean hasRuntime;
  private boolean reported;

  /**
   * @param release the Java release of the program, such as 17
   */
  Prerequisites(ProcessingEnvironment environment, int release) {
    this.environment = environment;
    this.release = release;
  }

  /**
   * Returns whether machines can be compiled. Reports a missing prerequisite once.
   *
   * @param annotated whether the machine is declared with an annotation; if so, the runtime is
   *     present, because it contains the annotation
   */
  boolean check(boolean annotated, Origin machine, Problems problems) {
    boolean old = release < LEAST_RELEASE;
    // getTypeElement would find nothing if several modules contained the type
    hasRuntime =
        hasRuntime
            || annotated
            || !environment.getElementUtils().getAllTypeElements("dev.pawl.Machine").isEmpty();
    if (!old && hasRuntime) {
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
