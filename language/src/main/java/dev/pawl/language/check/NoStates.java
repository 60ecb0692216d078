package dev.pawl.language.check;

import dev.pawl.language.problem.Code;

/** A rule that reports a machine without states. */
final class NoStates implements Rule {

  @Override
  public void check(CheckContext machine) {
    if (machine.states().isEmpty()) {
      machine.report(Code.NO_STATES, machine.machine().origin(), machine.name());
    }
  }
}
