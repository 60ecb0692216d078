package dev.pawl.processor.check.shape;

import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;

/** Finds a machine without states. */
public final class NoStates implements Rule {

  @Override
  public void check(Subject machine, Problems problems) {
    if (machine.states().isEmpty()) {
      problems.add(Code.NO_STATES, machine.machine().origin(), machine.name());
    }
  }
}
