package dev.pawl.processor.check.queue;

import dev.pawl.processor.check.Events;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.source.Ref;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Nearest;

/** Finds events that wait for a state that takes them, where there is none. */
public final class DeferredInVain implements Rule {

  @Override
  public void check(Subject machine) {
    Events events = machine.events();
    for (State state : machine.declaring()) {
      for (Ref event : state.behavior().deferred()) {
        String name = event.name();
        if (!state.isFinal() && machine.isEvent(name) && !events.isTaken(event)) {
          machine.report(
              Code.DEFERRED_IN_VAIN, Nearest.hint(name, events.taken()), event.origin(), name);
        }
      }
    }
  }
}
