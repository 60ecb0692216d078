package dev.pawl.language.check.rule;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;

/**
 * Finds transitions that a final state declares, and events that it ignores or defers. Those of the
 * root are no problem: they hold in every state but the final ones.
 */
public final class FinalWithExit implements Rule {

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
          add(machine, event.origin(), state, "there is nothing to ignore");
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
