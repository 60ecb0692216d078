package dev.pawl.language.check;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Nearest;
import java.util.HashSet;
import java.util.Set;

/** The rules about raised and deferred events. */
final class QueuedEventRules {

  private QueuedEventRules() {}

  /**
   * Reports raised events that cannot be raised, because they have a payload or because only the
   * machine itself raises them.
   */
  static void notRaisable(CheckContext machine) {
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
        reportRaised(machine, event, "it means every event");
      } else if (machine.events().done(name).isPresent()) {
        reportRaised(machine, event, "the machine raises it when a state is done");
      } else if (machine.events().isTimer(event) && !likeTimers.contains(name)) {
        reportRaised(machine, event, "the machine raises it when a timer elapses");
      } else if (carrying.contains(name)) {
        reportRaised(machine, event, "it carries a payload, and a raised event has none");
      }
    }
  }

  private static void reportRaised(CheckContext subject, NameReference event, String reason) {
    subject.report(Code.CANNOT_RAISE, event.origin(), event.name(), reason);
  }

  /**
   * Reports deferred events that only the machine itself may raise: timers and {@code done.NAME}.
   * Deferred events are stored in snapshots, and a snapshot must not be able to raise a timer or
   * the completion of a state.
   */
  static void notDeferrable(CheckContext machine) {
    EventUse events = machine.events();
    for (State state : machine.declaring()) {
      for (NameReference event : state.behavior().deferred()) {
        if (events.isTimer(event) || events.done(event.name()).isPresent()) {
          String when = events.isTimer(event) ? "a timer elapses" : "a state is done";
          machine.report(Code.CANNOT_DEFER, event.origin(), event.name(), when);
        }
      }
    }
  }

  /** Reports raised events that no transition handles and no state ignores. */
  static void raisedInVain(CheckContext machine) {
    EventUse events = machine.events();
    for (NameReference event : events.raised()) {
      String name = event.name();
      // notRaisable and UnknownEvent report all other events
      if (!EventUse.isPlaceholder(name)
          && machine.isEvent(name)
          && events.done(name).isEmpty()
          && !events.isTimer(event)
          && machine.states().stream().noneMatch(state -> ignores(state, name))
          && !events.isTaken(event)) {
        machine.report(
            Code.RAISED_IN_VAIN, Nearest.hint(name, events.taken()), event.origin(), name);
      }
    }
  }

  private static boolean ignores(State state, String event) {
    return state.behavior().ignored().stream().anyMatch(ignored -> ignored.name().equals(event));
  }

  /** Reports deferred events that no transition handles. */
  static void deferredInVain(CheckContext machine) {
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
