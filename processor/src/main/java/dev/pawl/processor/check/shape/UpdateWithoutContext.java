package dev.pawl.processor.check.shape;

import dev.pawl.processor.check.Resolved;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.model.Machine.Declared;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;

/** Finds updates in a machine that has no context. */
public final class UpdateWithoutContext implements Rule {

  @Override
  public void check(Resolved machine, Problems problems) {
    if (machine.machine().context().isPresent()) {
      return;
    }
    for (Declared declared : machine.transitions()) {
      declared
          .transition()
          .update()
          .ifPresent(
              u -> problems.add(Code.UPDATE_WITHOUT_CONTEXT, u.origin(), u.name(), machine.name()));
    }
  }
}
