package dev.pawl.language.check;

import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;

/**
 * A rule that reports states that are not final but that no transition leaves. The rule also
 * reports superstates that can be done but that no transition leaves.
 */
final class DeadEnd implements Rule {

  @Override
  public void check(CheckContext machine) {
    if (!machine.hasGraph()) {
      return;
    }
    ActingStates acting = new ActingStates(machine);
    for (State state : machine.states()) {
      if (acting.isDeadEnd(state)) {
        machine.report(
            Code.DEAD_END,
            Wording.writtenAt(
                state.origin(),
                "If an instance ends here, mark it @Final.",
                "If an instance ends here, add \"final: true\"."),
            state.origin(),
            state.name());
      } else if (acting.endsUnnoticed(state)) {
        machine.report(
            Code.DEAD_END,
            "When it is done, done." + state.name() + " happens.",
            state.origin(),
            state.name());
      }
    }
  }
}
