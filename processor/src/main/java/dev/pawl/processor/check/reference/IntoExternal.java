package dev.pawl.processor.check.reference;

import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.model.source.Ref;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.semantics.ResolvedTransition;

/** Finds transitions into states that only a forced transition may enter. */
public final class IntoExternal implements Rule {

  @Override
  public void check(Subject machine) {
    for (ResolvedTransition declared : machine.transitions()) {
      for (Ref target : declared.declared().targets()) {
        if (machine.resolved().state(target).filter(n -> n.declared().external()).isPresent()) {
          machine.report(Code.INTO_EXTERNAL, target.origin(), target.name());
        }
      }
    }
  }
}
