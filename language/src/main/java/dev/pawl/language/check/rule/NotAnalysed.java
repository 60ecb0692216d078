package dev.pawl.language.check.rule;

import dev.pawl.language.problem.Code;

/** Finds transitions with more predicates than are compared, so that nobody relies on it. */
public final class NotAnalysed implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (GuardedGroup group : GuardedGroup.effective(machine)) {
      if (group.needsAnalysis() && !group.isAnalysable(machine)) {
        machine.report(
            Code.NOT_ANALYSED,
            group.origin(),
            group.event(),
            group.owner(),
            group.predicates().size());
      }
    }
  }
}
