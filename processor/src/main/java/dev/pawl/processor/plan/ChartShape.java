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
 * Decides whether a machine is a chart or flat. A machine is flat if the active leaf alone
 * describes an instance, and each step is one transition. In a flat machine, the transitions of a
 * superstate are copied to its leaves.
 */
final class ChartShape {

  private ChartShape() {}

  public static boolean isChart(Machine machine) {
    return machine.events().stream().anyMatch(e -> e.kind() == Event.Kind.DONE)
        || machine.tree().nodes().stream().anyMatch(ChartShape::isChart)
        || isSuperstateChosen(machine.tree());
  }

  /**
   * Returns whether a method for a dynamic choice may return a superstate. A machine with such a
   * method is a chart, because the leaf after the step does not say which state the method has
   * returned.
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

  /**
   * Returns whether the active leaf alone does not describe an instance, because of regions,
   * history or deferred events.
   */
  public static boolean needsSnapshots(StateTree tree) {
    return tree.nodes().stream()
        .anyMatch(s -> s.isParallel() || s.isHistory() || !s.behavior().deferred().isEmpty());
  }
}
