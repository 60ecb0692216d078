package dev.pawl.processor.check.queue;

import dev.pawl.processor.check.Events;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.model.Event;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import java.util.HashSet;
import java.util.Set;

/** Finds raised events that nobody may raise: they carry something, or the machine makes them. */
public final class CannotRaise implements Rule {

  @Override
  public void check(Subject machine, Problems problems) {
    Set<String> carrying = new HashSet<>();
    Set<String> likeTimers = new HashSet<>();
    for (Event event : machine.machine().events()) {
      if (event.kind() == Event.Kind.NAMED && machine.resolved().isTimer(event)) {
        // the reader has told that no event may have that name
        likeTimers.add(event.name());
      }
      if (!event.payload().isEmpty()) {
        carrying.add(event.name());
      }
    }
    for (Ref event : machine.events().raised()) {
      String name = event.name();
      if (Events.isPlaceholder(name)) {
        add(problems, event, "it stands for every event");
      } else if (machine.events().done(name).isPresent()) {
        add(problems, event, "it happens by itself, when a state is done");
      } else if (machine.events().isTimer(event) && !likeTimers.contains(name)) {
        add(problems, event, "it happens by itself, when a timer has run down");
      } else if (carrying.contains(name)) {
        add(problems, event, "it carries a payload, and nothing says which");
      }
    }
  }

  private static void add(Problems problems, Ref event, String reason) {
    problems.add(Code.CANNOT_RAISE, event.origin(), event.name(), reason);
  }
}
