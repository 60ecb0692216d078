package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Nearest;

/** A rule that reports raised events that no transition handles and no state ignores. */
final class RaisedInVain implements Rule {

  @Override
  public void check(CheckContext machine) {
    EventUse events = machine.events();
    for (NameReference event : events.raised()) {
      String name = event.name();
      // CannotRaise and UnknownEvent report all other events
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
}
