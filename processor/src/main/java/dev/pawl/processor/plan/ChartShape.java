package dev.pawl.processor.plan;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Transition;

/**
 * Tells how much of a statechart a machine is. One whose instances are no more than a leaf, and
 * whose steps are no more than a transition, is flattened: every leaf gets the transitions of what
 * is above it.
 */
final class ChartShape {

  private ChartShape() {}

  /** Whether a step may be more than one transition from leaf to leaf. */
  public static boolean isChart(Machine machine) {
    return machine.events().stream().anyMatch(e -> e.kind() == Event.Kind.DONE)
        || machine.tree().nodes().stream().anyMatch(ChartShape::isChart);
  }

  private static boolean isChart(State state) {
    Behavior behavior = state.behavior();
    return behavior.parallel()
        || state.isHistory()
        || !behavior.entry().isEmpty()
        || !behavior.exit().isEmpty()
        || !behavior.always().isEmpty()
        || !behavior.timers().isEmpty()
        || !behavior.ignored().isEmpty()
        || !behavior.deferred().isEmpty()
        || !behavior.data().isEmpty()
        || state.transitions().stream().anyMatch(ChartShape::isChart);
  }

  private static boolean isChart(Transition transition) {
    return !transition.raise().isEmpty()
        || (transition.targets().size() > 1 && !transition.dynamic())
        || transition.guard().map(g -> !g.formula().states().isEmpty()).orElse(false);
  }

  /** Whether an instance may be in several leaves, or remembers more than its leaf. */
  public static boolean isSeveral(StateTree tree) {
    return tree.nodes().stream()
        .anyMatch(s -> s.isParallel() || s.isHistory() || !s.behavior().deferred().isEmpty());
  }
}
