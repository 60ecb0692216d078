package dev.pawl.language.check;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A rule that reports transitions that lead into one region and reset the other regions, as SCXML
 * requires. The rule reports transitions of a parallel state into its regions, and transitions of a
 * region to a state within the region that are not declared with {@code internal}.
 */
final class RegionLeft implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (ResolvedTransition transition : machine.transitions()) {
      if (leaves(machine, transition)) {
        State region = transition.source().declared();
        machine.report(
            Code.REGION_LEFT,
            "Write internal: true to stay in " + region.name() + ".",
            transition.declared().origin(),
            "the region " + region.name(),
            otherRegions(machine.tree(), region));
      } else if (transition.source().declared().isParallel()) {
        checkParallel(machine, transition);
      }
    }
  }

  private static void checkParallel(CheckContext machine, ResolvedTransition transition) {
    StateTree tree = machine.tree();
    int source = transition.source().number();
    List<Integer> targets = transition.targets().stream().map(StateNode::number).toList();
    // InternalNoEffect reports internal transitions
    if (transition.isTargetless()
        || transition.declared().internal()
        || !transition.isComplete()
        || !targets.stream().allMatch(target -> tree.isBelow(target, source))) {
      return;
    }
    Map<Boolean, List<String>> regions =
        tree.children(source).stream()
            .collect(
                Collectors.partitioningBy(
                    region -> targets.stream().anyMatch(t -> tree.isWithin(t, region)),
                    Collectors.mapping(region -> tree.node(region).name(), Collectors.toList())));
    List<String> entered = requireNonNull(regions.get(true));
    List<String> reset = requireNonNull(regions.get(false));
    // a history state of the parallel state restores all regions
    if (!reset.isEmpty() && !entered.isEmpty()) {
      String owner = source == 0 ? "the machine" : transition.source().declared().name();
      machine.report(
          Code.REGION_LEFT,
          "Declare it in " + String.join(" and ", entered) + " with internal: true.",
          transition.declared().origin(),
          owner + ", which is parallel,",
          "the other regions too: " + String.join(", ", reset));
    }
  }

  /**
   * Returns whether a transition from a region to a state within this region leaves the region only
   * because the transition is not internal.
   */
  static boolean leaves(CheckContext machine, ResolvedTransition transition) {
    StateTree tree = machine.tree();
    State owner = transition.source().declared();
    int region = transition.source().number();
    return region > 0
        && tree.node(tree.parent(region)).isParallel()
        && !owner.isParallel()
        && !owner.isHistory()
        && !transition.declared().internal()
        && !transition.isTargetless()
        && transition.isComplete()
        && transition.targets().stream().allMatch(t -> tree.isBelow(t.number(), region));
  }

  /** Returns the names of the other regions next to a region. */
  private static String otherRegions(StateTree tree, State region) {
    List<Integer> regions = tree.children(tree.parent(tree.number(region)));
    List<String> others =
        regions.stream().map(tree::node).filter(r -> r != region).map(State::name).toList();
    return (others.size() == 1 ? "the other region " : "the other regions ")
        + String.join(", ", others);
  }
}
