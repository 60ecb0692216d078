package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;

/**
 * A rule that reports deferred events that only the machine itself may raise: timers and {@code
 * done.NAME}. Deferred events are stored in snapshots, and a snapshot must not be able to raise a
 * timer or the completion of a state.
 */
final class CannotDefer implements Rule {

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
