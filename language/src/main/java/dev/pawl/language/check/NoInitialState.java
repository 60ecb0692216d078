package dev.pawl.language.check;

import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;

/** A rule that reports a machine without an initial state. */
final class NoInitialState implements Rule {

  @Override
  public void check(CheckContext machine) {
    State root = machine.machine().root();
    // UnknownState reports an initial state that does not exist
    if (machine.states().isEmpty() || machine.canStart() || !root.behavior().initial().isEmpty()) {
      return;
    }
    Origin origin = machine.machine().origin();
    machine.report(
        Code.NO_INITIAL_STATE,
        Wording.writtenAt(
            origin,
            "Put @Initial on the state in which an instance begins.",
            "Add \"initial: true\" to the state in which an instance begins."),
        origin,
        machine.name());
  }
}
