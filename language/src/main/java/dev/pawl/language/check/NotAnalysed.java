package dev.pawl.language.check;

import dev.pawl.language.problem.Code;

/**
 * A rule that reports groups of guards with too many predicates to be compared. The report says
 * that overlaps and gaps were not checked.
 */
final class NotAnalysed implements Rule {

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
