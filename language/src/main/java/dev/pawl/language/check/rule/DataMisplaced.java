package dev.pawl.language.check.rule;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import java.util.List;

/** Finds data on what is no leaf: only a leaf is what an instance is in, and becomes a value. */
public final class DataMisplaced implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (State state : machine.declaring()) {
      List<Event.Param> data = state.behavior().data();
      // a history state is reported as that
      if (!data.isEmpty() && !state.isHistory() && (machine.isRoot(state) || !state.isLeaf())) {
        machine.report(
            Code.DATA_MISPLACED,
            data.get(0).origin(),
            machine.ownerName(state),
            "it has substates, and only a state without substates has data");
      }
    }
  }
}
