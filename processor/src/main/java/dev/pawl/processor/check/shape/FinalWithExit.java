package dev.pawl.processor.check.shape;

import dev.pawl.processor.check.Resolved;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.model.Machine.Declared;
import dev.pawl.processor.model.State;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;

/**
 * Finds transitions that a final state declares. Those of the root are no problem: they hold in
 * every state but the final ones.
 */
public final class FinalWithExit implements Rule {

  @Override
  public void check(Resolved machine, Problems problems) {
    for (Declared declared : machine.transitions()) {
      State owner = declared.owner();
      if (owner.isFinal() && !machine.isRoot(owner)) {
        problems.add(Code.FINAL_WITH_EXIT, declared.transition().origin(), owner.name());
      }
    }
  }
}
