package dev.pawl.language.check;

import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;

/** A rule that reports final states that are parallel, have substates, or are regions. */
final class BadFinal implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (State state : machine.states()) {
      if (!state.isFinal() || state.isHistory()) {
        continue;
      }
      int parent = machine.tree().parent(machine.number(state));
      if (state.isParallel()) {
        add(machine, state, "be parallel");
      } else if (state.isComposite()) {
        add(machine, state, "have states within it");
      }
      if (machine.tree().node(parent).isParallel()) {
        add(machine, state, "be a region; a final state within a region says that it is done");
      }
    }
  }

  private static void add(CheckContext subject, State state, String what) {
    subject.report(Code.BAD_FINAL, state.origin(), state.name(), what);
  }
}
