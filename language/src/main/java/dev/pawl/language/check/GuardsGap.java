package dev.pawl.language.check;

import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.GuardSpace.Condition;

/** A rule that reports events that are refused if no guard holds. */
final class GuardsGap implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (GuardedGroup group : GuardedGroup.effective(machine)) {
      if (group.endsGuarded() && group.isAnalysable(machine) && group.refuses(machine)) {
        check(machine, group);
      }
    }
  }

  private static void check(CheckContext machine, GuardedGroup group) {
    Condition any = group.any(machine);
    if (any.isNever()) {
      // GuardNeverHolds reports that all guards contradict themselves
      return;
    }
    any.not()
        .example(group.predicates())
        .ifPresent(
            where ->
                machine.report(
                    Code.GUARDS_GAP,
                    group.origin(),
                    group.event(),
                    group.owner(),
                    GuardedGroup.text(where)));
  }
}
