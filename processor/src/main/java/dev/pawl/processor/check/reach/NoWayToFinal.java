package dev.pawl.processor.check.reach;

import dev.pawl.processor.check.Resolved;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.model.State;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import java.util.List;
import java.util.Set;

/**
 * Finds states from which a life cannot end, in a machine where lives do end. Only states that a
 * life comes to without force are asked, and only final states that it may enter so count.
 */
public final class NoWayToFinal implements Rule {

  @Override
  public void check(Resolved machine, Problems problems) {
    List<State> ends = machine.states().stream().filter(s -> s.isFinal() && !s.external()).toList();
    if (!machine.hasGraph() || ends.isEmpty()) {
      return;
    }
    Reachability reachability = new Reachability(machine);
    Set<String> reached =
        reachability.from(machine.states().stream().filter(State::isInitial).toList());
    Set<String> leading = reachability.to(ends);
    for (State state : machine.openStates()) {
      if (reached.contains(state.name())
          && !leading.contains(state.name())
          && !DeadEnd.isDeadEnd(machine, state)) {
        problems.add(Code.NO_WAY_TO_FINAL, state.origin(), state.name());
      }
    }
  }
}
