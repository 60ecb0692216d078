package dev.pawl.language.check;

import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;

/**
 * A rule that reports regions marked as initial. A parallel state enters all its regions, so {@code
 * initial} has no effect on a region.
 */
final class InitialInVain implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (State state : machine.states()) {
      if (!state.isInitial()) {
        continue;
      }
      State parent = machine.tree().node(machine.tree().parent(machine.number(state)));
      if (parent.isParallel()) {
        report(machine, state, machine.ownerName(parent) + " enters all its regions");
      }
    }
  }

  private static void report(CheckContext machine, State state, String reason) {
    machine.report(
        Code.INITIAL_IN_VAIN,
        Wording.writtenAt(state.origin(), "Leave @Initial out.", "Leave \"initial\" out."),
        state.origin(),
        state.name(),
        reason);
  }
}
