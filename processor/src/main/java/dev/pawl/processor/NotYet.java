package dev.pawl.processor;

import dev.pawl.processor.model.Behavior;
import dev.pawl.processor.model.Machine;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import java.util.stream.Stream;

/** Refuses what is read and checked, but not generated yet, so that nothing is half-accepted. */
final class NotYet {

  private NotYet() {}

  static void check(Machine machine, Problems problems) {
    for (State state : machine.tree().nodes()) {
      if (!state.behavior().equals(Behavior.NONE)
          || (state.isComposite() && !isRoot(machine, state))) {
        problems.add(
            Code.NOT_SUPPORTED, state.origin(), "What the state " + state.name() + " says");
      }
      for (Transition transition : state.transitions()) {
        if (isOfCharts(transition)) {
          problems.add(
              Code.NOT_SUPPORTED, transition.origin(), "What this transition of a statechart says");
        }
      }
    }
  }

  private static boolean isRoot(Machine machine, State state) {
    return state == machine.root();
  }

  private static boolean isOfCharts(Transition transition) {
    return transition.anyEvent()
        || transition.event().name().startsWith("done.")
        || transition.targets().isEmpty()
        || transition.internal()
        || !transition.raise().isEmpty()
        || transition.guard().stream()
            .flatMap(g -> Stream.of(g.formula()))
            .anyMatch(f -> !f.states().isEmpty());
  }
}
