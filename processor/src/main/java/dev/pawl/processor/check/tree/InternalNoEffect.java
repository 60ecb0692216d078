package dev.pawl.processor.check.tree;

import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.semantics.ResolvedTransition;

/** Finds transitions that are to stay within their source, and leave it all the same. */
public final class InternalNoEffect implements Rule {

  @Override
  public void check(Subject machine, Problems problems) {
    for (ResolvedTransition declared : machine.transitions()) {
      Transition transition = declared.declared();
      State owner = declared.source().declared();
      boolean asks =
          transition.internal()
              && !transition.targets().isEmpty()
              && machine.targetsKnown(transition)
              && !owner.isHistory()
              && !machine.isRoot(owner);
      if (asks && machine.domain(transition) != machine.number(owner)) {
        problems.add(Code.INTERNAL_NO_EFFECT, transition.origin(), reason(owner));
      }
    }
  }

  private static String reason(State owner) {
    if (!owner.isComposite()) {
      return owner.name() + " has no states within it";
    }
    return owner.isParallel()
        ? owner.name() + " is parallel, and its regions are left together"
        : "the target does not lie within " + owner.name();
  }
}
