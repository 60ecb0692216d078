package dev.pawl.language.check;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.problem.Code;
import java.util.HashSet;
import java.util.Set;

/**
 * A rule that reports raised events that cannot be raised, because they have a payload or because
 * only the machine itself raises them.
 */
final class CannotRaise implements Rule {

  @Override
  public void check(CheckContext machine) {
    Set<String> carrying = new HashSet<>();
    Set<String> likeTimers = new HashSet<>();
    for (Event event : machine.machine().events()) {
      if (event.kind() == Event.Kind.NAMED && machine.resolved().isTimer(event)) {
        // TimerName reports that this event has the name of a timer
        likeTimers.add(event.name());
      }
      if (!event.payload().isEmpty()) {
        carrying.add(event.name());
      }
    }
    for (NameReference event : machine.events().raised()) {
      String name = event.name();
      if (EventUse.isPlaceholder(name)) {
        add(machine, event, "it means every event");
      } else if (machine.events().done(name).isPresent()) {
        add(machine, event, "the machine raises it when a state is done");
      } else if (machine.events().isTimer(event) && !likeTimers.contains(name)) {
        add(machine, event, "the machine raises it when a timer elapses");
      } else if (carrying.contains(name)) {
        add(machine, event, "it carries a payload, and a raised event has none");
      }
    }
  }

  private static void add(CheckContext subject, NameReference event, String reason) {
    subject.report(Code.CANNOT_RAISE, event.origin(), event.name(), reason);
  }
}
