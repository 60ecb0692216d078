package dev.pawl.language.check;

import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;

/** A rule that reports parallel states with fewer than two regions. */
final class FewRegions implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (State state : machine.declaring()) {
      int regions = machine.tree().children(machine.number(state)).size();
      // other rules report final states, history states and machines without states
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
