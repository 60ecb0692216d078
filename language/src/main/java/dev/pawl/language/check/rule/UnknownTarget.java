package dev.pawl.language.check.rule;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;

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
