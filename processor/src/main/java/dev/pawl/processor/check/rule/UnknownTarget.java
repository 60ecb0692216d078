package dev.pawl.processor.check.rule;

import dev.pawl.processor.model.NameReference;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.semantics.ResolvedTransition;

/** Finds transitions that lead to what is no state. */
public final class UnknownTarget implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (ResolvedTransition declared : machine.transitions()) {
      for (NameReference target : declared.declared().targets()) {
        if (machine.resolved().state(target).isEmpty()) {
          machine.report(
              Code.UNKNOWN_TARGET,
              machine.stateHint(target.name()),
              target.origin(),
              target.name(),
              machine.name());
        }
      }
    }
  }
}
