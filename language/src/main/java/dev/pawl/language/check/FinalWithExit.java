package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;

/**
 * A rule that reports transitions of final states, and events that final states ignore or defer.
 * Transitions of the root do not apply to final states at the top level, so this rule does not
 * report such transitions.
 */
final class FinalWithExit implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (ResolvedTransition declared : machine.transitions()) {
      State owner = declared.source().declared();
      if (owner.isFinal() && !owner.isHistory() && !machine.isRoot(owner)) {
        add(machine, declared.declared().origin(), owner, "no transition may leave it");
      }
    }
    for (State state : machine.states()) {
      if (state.isFinal()) {
        for (NameReference event : state.behavior().ignored()) {
          add(machine, event.origin(), state, "it cannot ignore anything");
        }
        for (NameReference event : state.behavior().deferred()) {
          add(machine, event.origin(), state, "it cannot defer anything");
        }
      }
    }
  }

  private static void add(CheckContext subject, Origin origin, State state, String consequence) {
    subject.report(Code.FINAL_WITH_EXIT, origin, state.name(), consequence);
  }
}
