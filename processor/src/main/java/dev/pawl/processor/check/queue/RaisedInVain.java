package dev.pawl.processor.check.queue;

import dev.pawl.processor.check.Events;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Nearest;
import dev.pawl.processor.problem.Problem;
import dev.pawl.processor.problem.Problems;

/** Finds raised events that no transition takes anywhere. */
public final class RaisedInVain implements Rule {

  @Override
  public void check(Subject machine, Problems problems) {
    Events events = machine.events();
    for (Ref event : events.raised()) {
      String name = event.name();
      // what cannot be raised, or is no event, is reported as that
      if (!Events.isPlaceholder(name)
          && machine.isEvent(name)
          && events.done(name).isEmpty()
          && !events.isTimer(name)
          && !events.isTaken(name)) {
        problems.add(
            Problem.of(Code.RAISED_IN_VAIN, event.origin(), name)
                .withHint(Nearest.hint(name, events.taken())));
      }
    }
  }
}
