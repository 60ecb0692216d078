package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;

/** The rules about external states, which only forced transitions may enter. */
final class ExternalStateRules {

  private ExternalStateRules() {}

  /** Reports external states that are initial or a default. */
  static void initial(CheckContext machine) {
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

  /** Reports transitions into external states. */
  static void targets(CheckContext machine) {
    for (ResolvedTransition declared : machine.transitions()) {
      for (NameReference target : declared.declared().targets()) {
        if (machine.resolved().state(target).filter(n -> n.declared().external()).isPresent()) {
          machine.report(Code.INTO_EXTERNAL, target.origin(), target.name());
        }
      }
    }
  }
}
