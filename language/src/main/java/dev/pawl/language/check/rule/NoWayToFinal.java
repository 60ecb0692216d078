package dev.pawl.language.check.rule;

import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import java.util.BitSet;
import java.util.List;

/**
 * Finds states from which an instance cannot end, in a machine where instances do end. Only states
 * that an instance comes to without force are asked, and only final states at the top that it may
 * enter so count.
 */
public final class NoWayToFinal implements Rule {

  @Override
  public void check(CheckContext machine) {
    List<State> ends =
        machine.machine().root().children().stream()
            .filter(s -> s.isFinal() && !s.external())
            .toList();
    // a final state that something leaves is probably none
    if (!machine.hasGraph() || ends.isEmpty() || machine.has(Code.FINAL_WITH_EXIT)) {
      return;
    }
    BitSet reached = Reachability.fromTheBeginning(machine);
    if (ends.stream().noneMatch(end -> reached.get(machine.number(end)))) {
      // that is reported of each of them
      return;
    }
    BitSet leading = RegionReachability.to(machine, ends);
    ActingStates acting = new ActingStates(machine);
    for (State state : machine.openStates()) {
      int number = machine.number(state);
      if (!state.isFinal()
          && reached.get(number)
          && !leading.get(number)
          && !acting.isDeadEnd(state)) {
        machine.report(Code.NO_WAY_TO_FINAL, state.origin(), state.name());
      }
    }
  }
}
