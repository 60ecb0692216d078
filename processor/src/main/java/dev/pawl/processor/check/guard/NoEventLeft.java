package dev.pawl.processor.check.guard;

import dev.pawl.processor.check.Resolved;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.model.Machine.Declared;
import dev.pawl.processor.model.State;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;

/** Finds transitions for any event in states that name every event there is. */
public final class NoEventLeft implements Rule {

  @Override
  public void check(Resolved machine, Problems problems) {
    for (Declared declared : machine.transitions()) {
      State owner = declared.owner();
      if (declared.transition().anyEvent()
          && !owner.isHistory()
          && !owner.isFinal()
          && machine.inheritance().anyEvents(owner).isEmpty()) {
        problems.add(
            Code.SHADOWED,
            declared.transition().origin(),
            machine.ownerName(owner) + " names every event that there is");
      }
    }
  }
}
