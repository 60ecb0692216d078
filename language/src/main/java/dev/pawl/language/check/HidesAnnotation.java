package dev.pawl.language.check;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;

/**
 * A rule that reports machines with a generated type named {@code StateMachine}. In the package of
 * the machine, the generated type hides the annotation {@code StateMachine} if the annotation is
 * imported on demand.
 */
final class HidesAnnotation implements Rule {

  private static final String ANNOTATION = "StateMachine";

  @Override
  public void check(CheckContext machine) {
    Machine m = machine.machine();
    boolean unnamed = machine.has(Code.NAME_LACKS);
    if (!unnamed && (Words.of(m.name()).type() + "Machine").equals(ANNOTATION)) {
      machine.report(
          Code.HIDES_ANNOTATION,
          "Name it after the object that has the states.",
          m.origin(),
          m.name(),
          ANNOTATION,
          ANNOTATION);
    }
  }
}
