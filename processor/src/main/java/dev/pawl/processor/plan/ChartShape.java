package dev.pawl.processor.plan;

import static java.util.stream.Collectors.toSet;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.model.Transition;
import java.util.Set;

/**
 * Determines whether a machine is a chart or flat. An instance of a flat machine stores only one
 * active leaf, and each step of the instance is one transition. Every leaf of a flat machine gets
 * the transitions of its ancestors.
 */
final class ChartShape {

  private ChartShape() {}

  /** Returns whether the machine is a chart. */
  public static boolean isChart(Machine machine) {
    return machine.events().stream().anyMatch(e -> e.kind() == Event.Kind.DONE)
        || machine.tree().nodes().stream().anyMatch(ChartShape::isChart)
        || isSuperstateChosen(machine.tree());
  }

  /**
   * Returns whether a choice method may return a superstate. A machine with such a method is a
   * chart, because the active leaf does not show which state the method has returned.
   */
  private static boolean isSuperstateChosen(StateTree tree) {
    Set<String> superstates =
        tree.states().stream().filter(State::isComposite).map(State::name).collect(toSet());
    return tree.nodes().stream()
        .flatMap(s -> s.transitions().stream())
        .filter(Transition::dynamic)
        .flatMap(t -> t.targets().stream())
        .anyMatch(n -> superstates.contains(n.name()));
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

  /** Returns whether an instance can be in several leaves, or stores more than its active leaf. */
  public static boolean isSeveral(StateTree tree) {
    return tree.nodes().stream()
        .anyMatch(s -> s.isParallel() || s.isHistory() || !s.behavior().deferred().isEmpty());
  }
}
