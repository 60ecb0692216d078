package dev.pawl.processor.generate;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.StateTree;
import dev.pawl.processor.plan.ChartPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Row;
import dev.pawl.processor.plan.StatePlan;
import dev.pawl.processor.plan.Step;
import java.util.Optional;

/**
 * Determines in which leaf a chart is after a step. The result is used for the return types of
 * phase methods.
 */
final class ChartTargets {

  private ChartTargets() {}

  /**
   * Returns the leaf in which an instance is after an event; empty if the leaf depends on guards or
   * dynamic choices, or if the step can cause a further step.
   */
  static Optional<StatePlan> leafAfter(Plan plan, StatePlan from, Row.Entry entry) {
    boolean guarded = entry.candidates().get(0).guarded();
    if (guarded && plan.machine().lenient()) {
      return Optional.empty();
    }
    StateTree tree = plan.chart().orElseThrow().tree();
    Integer found = null;
    for (Step step : entry.candidates()) {
      if (step.dynamic()) {
        return Optional.empty();
      }
      int leaf =
          step.targets().isEmpty()
              ? tree.number(from.declared())
              : plan.leaf(tree.number(step.target().declared()));
      if ((found != null && found != leaf)
          || hasEventlessTransition(plan, leaf)
          || canRaise(plan, tree.number(from.declared()), step, leaf)) {
        return Optional.empty();
      }
      found = leaf;
    }
    String name = tree.node(requireNonNull(found)).name();
    return plan.states().stream().filter(s -> s.name().equals(name)).findFirst();
  }

  /** Returns whether an eventless transition can leave a leaf. */
  private static boolean hasEventlessTransition(Plan plan, int leaf) {
    for (ChartPlan.LeafRow row : plan.chart().orElseThrow().rows()) {
      if (row.leaf() == leaf) {
        return row.codes().get(row.codes().size() - 1) != ChartPlan.ILLEGAL;
      }
    }
    return false;
  }

  /**
   * Returns whether a step can raise an internal event, so that the event can lead to another leaf.
   */
  private static boolean canRaise(Plan plan, int from, Step step, int leaf) {
    StateTree tree = plan.chart().orElseThrow().tree();
    return !step.declared().raise().isEmpty()
        || tree.upwards(from).stream()
            .anyMatch(n -> !tree.node(n).behavior().exit().raise().isEmpty())
        || tree.upwards(leaf).stream()
            .anyMatch(n -> !tree.node(n).behavior().entry().raise().isEmpty())
        || (tree.node(leaf).isFinal()
            && plan.events().stream().anyMatch(e -> e.declared().kind() == Event.Kind.DONE));
  }
}
