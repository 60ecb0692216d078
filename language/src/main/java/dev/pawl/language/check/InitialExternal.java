package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;

/**
 * A rule that reports external states that are initial or a default. Only forced transitions may
 * enter an external state.
 */
final class InitialExternal implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (State state : machine.states()) {
      if (state.isInitial() && state.external()) {
        machine.report(Code.INITIAL_EXTERNAL, state.origin(), state.name());
      }
    }
    for (State state : machine.declaring()) {
      for (NameReference name : state.behavior().initial()) {
        if (machine.resolved().state(name).filter(n -> n.declared().external()).isPresent()) {
          machine.report(Code.INITIAL_EXTERNAL, name.origin(), name.name());
        }
      }
    }
  }
}
