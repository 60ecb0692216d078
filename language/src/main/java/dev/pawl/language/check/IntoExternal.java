package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;

/**
 * A rule that reports transitions into external states, which only forced transitions may enter.
 */
final class IntoExternal implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (ResolvedTransition declared : machine.transitions()) {
      for (NameReference target : declared.declared().targets()) {
        if (machine.resolved().state(target).filter(n -> n.declared().external()).isPresent()) {
          machine.report(Code.INTO_EXTERNAL, target.origin(), target.name());
        }
      }
    }
  }
}
