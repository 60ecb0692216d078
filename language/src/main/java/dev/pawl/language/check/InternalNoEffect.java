package dev.pawl.language.check;

import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;

/** A rule that reports transitions that leave their source although they are marked as internal. */
final class InternalNoEffect implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (ResolvedTransition transition : machine.transitions()) {
      StateNode owner = transition.source();
      boolean asks =
          transition.declared().internal()
              && !transition.isTargetless()
              && transition.isComplete()
              && !owner.declared().isHistory();
      if (asks && (owner.isRoot() || machine.domain(transition) != owner.number())) {
        String reason = owner.isRoot() ? ofMachine(owner.declared()) : reason(owner.declared());
        machine.report(Code.INTERNAL_NO_EFFECT, transition.declared().origin(), reason);
      }
    }
  }

  private static String ofMachine(State root) {
    return root.isParallel()
        ? "the machine is parallel, and its regions are left together"
        : "the machine itself is never left";
  }

  private static String reason(State owner) {
    if (!owner.isComposite()) {
      return owner.name() + " has no states within it";
    }
    return owner.isParallel()
        ? owner.name() + " is parallel, and its regions are left together"
        : "the target is not within " + owner.name();
  }
}
