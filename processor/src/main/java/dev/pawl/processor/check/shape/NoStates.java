package dev.pawl.processor.check.shape;

import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.problem.Code;

/** Finds a machine without states. */
public final class NoStates implements Rule {

  @Override
  public void check(Subject machine) {
    if (machine.states().isEmpty()) {
      machine.report(Code.NO_STATES, machine.machine().origin(), machine.name());
    }
  }
}
