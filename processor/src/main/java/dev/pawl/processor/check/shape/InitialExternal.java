package dev.pawl.processor.check.shape;

import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.source.Ref;
import dev.pawl.processor.problem.Code;

/** Finds states that are entered by default although only a forced transition may enter them. */
public final class InitialExternal implements Rule {

  @Override
  public void check(Subject machine) {
    for (State state : machine.states()) {
      if (state.isInitial() && state.external()) {
        machine.report(Code.INITIAL_EXTERNAL, state.origin(), state.name());
      }
    }
    for (State state : machine.declaring()) {
      for (Ref name : state.behavior().initial()) {
        if (machine.resolved().state(name).filter(n -> n.declared().external()).isPresent()) {
          machine.report(Code.INITIAL_EXTERNAL, name.origin(), name.name());
        }
      }
    }
  }
}
