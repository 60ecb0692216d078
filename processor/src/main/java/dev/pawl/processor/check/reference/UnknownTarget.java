package dev.pawl.processor.check.reference;

import dev.pawl.processor.check.Resolved;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.model.Machine.Declared;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problem;
import dev.pawl.processor.problem.Problems;

/** Finds transitions that lead to what is no state. */
public final class UnknownTarget implements Rule {

  @Override
  public void check(Resolved machine, Problems problems) {
    for (Declared declared : machine.transitions()) {
      for (Ref target : declared.transition().targets()) {
        if (!machine.hasState(target.name())) {
          problems.add(
              Problem.of(Code.UNKNOWN_TARGET, target.origin(), target.name(), machine.name())
                  .withHint(machine.stateHint(target.name())));
        }
      }
    }
  }
}
