package dev.pawl.processor.check.guard;

import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.model.State;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.semantics.ResolvedTransition;

/** Finds transitions for any event in states that name every event there is. */
public final class NoEventLeft implements Rule {

  @Override
  public void check(Subject machine, Problems problems) {
    for (ResolvedTransition declared : machine.transitions()) {
      State owner = declared.source().declared();
      if (declared.declared().anyEvent()
          && !owner.isHistory()
          && !owner.isFinal()
          && machine.inheritance().anyEvents(owner).isEmpty()) {
        problems.add(
            Code.SHADOWED,
            declared.declared().origin(),
            machine.ownerName(owner) + " names every event that there is");
      }
    }
  }
}
