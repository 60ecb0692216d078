package dev.pawl.language.check;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.EventMethodName;
import dev.pawl.language.problem.Code;

/** A rule that reports events whose generated method cannot have the name of the event. */
final class RenamedMethod implements Rule {

  @Override
  public void check(CheckContext machine) {
    EventMethodName names = new EventMethodName(machine.machine());
    for (Event event : machine.machine().events()) {
      if (!event.kind().isOwn()) {
        EventMethodName.obstacle(event)
            .ifPresent(
                why ->
                    machine.report(
                        Code.EVENT_METHOD_RENAMED,
                        event.origin(),
                        event.name(),
                        names.of(event),
                        why));
      }
    }
  }
}
