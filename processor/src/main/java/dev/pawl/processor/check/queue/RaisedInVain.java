package dev.pawl.processor.check.queue;

import dev.pawl.processor.check.Events;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.model.source.Ref;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Nearest;

/** Finds raised events that no transition takes anywhere. */
public final class RaisedInVain implements Rule {

  @Override
  public void check(Subject machine) {
    Events events = machine.events();
    for (Ref event : events.raised()) {
      String name = event.name();
      // what cannot be raised, or is no event, is reported as that
      if (!Events.isPlaceholder(name)
          && machine.isEvent(name)
          && events.done(name).isEmpty()
          && !events.isTimer(event)
          && !events.isTaken(event)) {
        machine.report(
            Code.RAISED_IN_VAIN, Nearest.hint(name, events.taken()), event.origin(), name);
      }
    }
  }
}
