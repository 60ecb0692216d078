package dev.pawl.processor.check.step;

import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.check.Wording;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Listing;
import dev.pawl.processor.problem.Problems;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Finds transitions of states that are left before any event is looked at. Timers of such states
 * are reported as that.
 */
public final class LeftAtOnce implements Rule {

  @Override
  public void check(Subject machine, Problems problems) {
    StateTree tree = machine.tree();
    for (State state : machine.states()) {
      int number = tree.number(state);
      Optional<Transition> way = Passing.wayOut(machine, number);
      if (way.isPresent() && Passing.around(machine, tree.parent(number)) < 0) {
        Set<String> never = never(machine, number);
        if (!never.isEmpty()) {
          problems.add(Code.LEFT_AT_ONCE, way.get().origin(), state.name(), Listing.or(never));
        }
      }
    }
  }

  /** What the state and those within it would take. */
  private static Set<String> never(Subject machine, int number) {
    Set<String> never = new LinkedHashSet<>();
    for (int node = number; node <= machine.tree().last(number); node++) {
      for (Transition transition : machine.tree().node(node).transitions()) {
        Ref event = transition.event();
        if (!transition.eventless() && !machine.events().isTimer(event.name())) {
          never.add(transition.direct() ? Wording.of(transition) : event.name());
        }
      }
    }
    return never;
  }
}
