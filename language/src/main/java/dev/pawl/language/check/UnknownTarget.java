package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;

/** A rule that reports transitions with an unknown target. */
final class UnknownTarget implements Rule {

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
