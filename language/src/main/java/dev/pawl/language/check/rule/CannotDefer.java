package dev.pawl.language.check.rule;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;

/**
 * Finds deferred events that the machine itself makes happen: what waits can be written into a
 * snapshot, and a snapshot must not make anything happen that only the machine may.
 */
public final class CannotDefer implements Rule {

  @Override
  public void check(CheckContext machine) {
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
}
