package dev.pawl.processor.check.reach;

import dev.pawl.processor.check.Resolved;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Wording;
import dev.pawl.processor.model.State;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problem;
import dev.pawl.processor.problem.Problems;
import java.util.List;
import java.util.Set;

/**
 * Finds states that no life comes to. External states are entered by force, so they need not be
 * reachable, and what they lead to is.
 */
public final class Unreachable implements Rule {

  @Override
  public void check(Resolved machine, Problems problems) {
    if (!machine.hasGraph()) {
      return;
    }
    List<State> starts =
        machine.states().stream().filter(s -> s.isInitial() || s.external()).toList();
    Set<String> reached = new Reachability(machine).from(starts);
    for (State state : machine.states()) {
      if (!reached.contains(state.name())) {
        problems.add(
            Problem.of(Code.UNREACHABLE, state.origin(), state.name())
                .withHint(
                    Wording.writtenAt(
                        state.origin(),
                        "If only a forced transition enters it, say @State(external = true).",
                        "If only a forced transition enters it, say \"external: true\".")));
      }
    }
  }
}
