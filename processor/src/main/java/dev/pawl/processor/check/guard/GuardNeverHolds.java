package dev.pawl.processor.check.guard;

import dev.pawl.processor.check.Resolved;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.model.Machine.Declared;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;

/** Finds guards that contradict themselves. */
public final class GuardNeverHolds implements Rule {

  @Override
  public void check(Resolved machine, Problems problems) {
    for (Declared declared : machine.transitions()) {
      Transition transition = declared.transition();
      if (machine.guard(transition).isNever()) {
        transition
            .guard()
            .ifPresent(g -> problems.add(Code.GUARD_NEVER_HOLDS, g.origin(), g.text()));
      }
    }
  }
}
