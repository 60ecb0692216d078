package dev.pawl.processor.check.shape;

import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.semantics.ResolvedTransition;

/** Finds updates in a machine that has no context. */
public final class UpdateWithoutContext implements Rule {

  @Override
  public void check(Subject machine) {
    if (machine.machine().context().isPresent()) {
      return;
    }
    for (ResolvedTransition declared : machine.transitions()) {
      declared
          .declared()
          .update()
          .ifPresent(
              u ->
                  machine.report(
                      Code.UPDATE_WITHOUT_CONTEXT, u.origin(), u.name(), machine.name()));
    }
  }
}
