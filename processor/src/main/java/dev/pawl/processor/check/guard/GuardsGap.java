package dev.pawl.processor.check.guard;

import dev.pawl.processor.check.GuardSpace.Condition;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.problem.Code;

/** Finds events for which there may be no guard that holds, so that they are refused. */
public final class GuardsGap implements Rule {

  @Override
  public void check(Subject machine) {
    for (Group group : Group.effective(machine)) {
      if (group.endsGuarded() && group.isAnalysable(machine) && group.refuses(machine)) {
        check(machine, group);
      }
    }
  }

  private static void check(Subject machine, Group group) {
    Condition any = group.any(machine);
    if (any.isNever()) {
      // all of them contradict themselves, which is reported
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
                    Group.text(where)));
  }
}
