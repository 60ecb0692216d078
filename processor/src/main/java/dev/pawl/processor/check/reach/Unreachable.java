package dev.pawl.processor.check.reach;

import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.check.Wording;
import dev.pawl.processor.model.State;
import dev.pawl.processor.problem.Code;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;

/**
 * Finds states that no instance comes to, of a superstate only the superstate. External states are
 * entered by force, so they need not be reachable, and what they lead to is. A history state is no
 * state to be in.
 */
public final class Unreachable implements Rule {

  @Override
  public void check(Subject machine) {
    if (!machine.hasGraph()) {
      return;
    }
    BitSet reached = Reachability.withForce(machine);
    Set<String> names = new HashSet<>();
    for (State state : machine.states()) {
      int number = machine.number(state);
      int parent = machine.tree().parent(number);
      // a name that stands twice is reported as that
      boolean first = names.add(state.name());
      if (first
          && !state.isHistory()
          && !reached.get(number)
          && (parent == 0 || reached.get(parent))) {
        machine.report(
            Code.UNREACHABLE,
            Wording.writtenAt(
                state.origin(),
                "If only a forced transition enters it, say @State(external = true).",
                "If only a forced transition enters it, say \"external: true\"."),
            state.origin(),
            state.name());
      }
    }
  }
}
