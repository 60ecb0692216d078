package dev.pawl.processor.check.queue;

import dev.pawl.processor.check.Events;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Nearest;
import dev.pawl.processor.problem.Problem;
import dev.pawl.processor.problem.Problems;

/** Finds events that wait for a state that takes them, where there is none. */
public final class DeferredInVain implements Rule {

  @Override
  public void check(Subject machine, Problems problems) {
    Events events = machine.events();
    for (State state : machine.declaring()) {
      for (Ref event : state.behavior().deferred()) {
        String name = event.name();
        if (!state.isFinal() && machine.isEvent(name) && !events.isTaken(name)) {
          problems.add(
              Problem.of(Code.DEFERRED_IN_VAIN, event.origin(), name)
                  .withHint(Nearest.hint(name, events.taken())));
        }
      }
    }
  }
}
