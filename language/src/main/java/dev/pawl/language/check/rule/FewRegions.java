package dev.pawl.language.check.rule;

import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;

/** Finds parallel states with nothing that could run in parallel. */
public final class FewRegions implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (State state : machine.declaring()) {
      int regions = machine.tree().children(machine.number(state)).size();
      // a final or history state is reported as that, and so is a machine without states
      boolean other = state.isFinal() || state.isHistory() || machine.states().isEmpty();
      if (state.isParallel() && !other && regions < 2) {
        machine.report(
            Code.FEW_REGIONS,
            machine.isRoot(state) ? machine.machine().origin() : state.origin(),
            machine.ownerName(state),
            regions == 0 ? "no regions" : "one region");
      }
    }
  }
}
