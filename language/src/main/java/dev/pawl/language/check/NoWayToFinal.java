package dev.pawl.language.check;

import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import java.util.BitSet;
import java.util.List;

/**
 * A rule that reports states from which no final state can be reached, if the machine has reachable
 * final states. The rule ignores external states and states that only a forced transition can
 * reach. Only final states at the top level are considered.
 */
final class NoWayToFinal implements Rule {

  @Override
  public void check(CheckContext machine) {
    List<State> ends =
        machine.machine().root().children().stream()
            .filter(s -> s.isFinal() && !s.external())
            .toList();
    // a final state with transitions is probably not meant to be final
    if (!machine.hasGraph() || ends.isEmpty() || machine.has(Code.FINAL_WITH_EXIT)) {
      return;
    }
    BitSet reached = Reachability.fromTheBeginning(machine);
    if (ends.stream().noneMatch(end -> reached.get(machine.number(end)))) {
      // Unreachable reports each of these final states
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
