package dev.pawl.language.check;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import java.util.List;

/**
 * A rule that reports data on nodes with substates. In the generated code, only leaves are values
 * with components.
 */
final class DataMisplaced implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (State state : machine.declaring()) {
      List<Event.Param> data = state.behavior().data();
      // BadHistory reports data of history states
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
