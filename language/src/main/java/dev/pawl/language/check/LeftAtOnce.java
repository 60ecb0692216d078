package dev.pawl.language.check;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * A rule that reports transitions of states that an eventless transition leaves before any event is
 * handled. {@link TimerNeverFires} reports the timers of states that are left at once.
 */
final class LeftAtOnce implements Rule {

  @Override
  public void check(CheckContext machine) {
    StateTree tree = machine.tree();
    for (State state : machine.states()) {
      int number = tree.number(state);
      Optional<ResolvedTransition> out = TransientStates.leaving(machine, number);
      if (out.isPresent() && TransientStates.around(machine, tree.parent(number)) < 0) {
        Set<String> never = unhandledEvents(machine, number);
        if (!never.isEmpty()) {
          machine.report(
              Code.LEFT_AT_ONCE, out.get().declared().origin(), state.name(), NameList.or(never));
        }
      }
    }
  }

  /**
   * Returns the events, except timers, that a state and its descendants would handle if the state
   * remained active.
   */
  private static Set<String> unhandledEvents(CheckContext machine, int number) {
    Set<String> never = new LinkedHashSet<>();
    for (int node = number; node <= machine.tree().last(number); node++) {
      for (ResolvedTransition transition : machine.resolved().node(node).transitions()) {
        boolean direct = transition.declared().direct();
        if (!transition.eventless()
            && transition.event().filter(machine.resolved()::isTimer).isEmpty()) {
          never.add(direct ? Wording.of(transition) : transition.eventName());
        }
      }
    }
    return never;
  }
}
