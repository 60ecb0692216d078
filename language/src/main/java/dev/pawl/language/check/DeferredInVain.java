package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Nearest;

/** A rule that reports deferred events that no transition handles. */
final class DeferredInVain implements Rule {

  @Override
  public void check(CheckContext machine) {
    EventUse events = machine.events();
    for (State state : machine.declaring()) {
      for (NameReference event : state.behavior().deferred()) {
        String name = event.name();
        if (!state.isFinal() && machine.isEvent(name) && !events.isTaken(event)) {
          machine.report(
              Code.DEFERRED_IN_VAIN, Nearest.hint(name, events.taken()), event.origin(), name);
        }
      }
    }
  }
}
