package dev.pawl.language.check.rule;

import dev.pawl.language.problem.Code;

/** A rule that reports a machine without states. */
public final class NoStates implements Rule {

  @Override
  public void check(CheckContext machine) {
    if (machine.states().isEmpty()) {
      machine.report(Code.NO_STATES, machine.machine().origin(), machine.name());
    }
  }
}
