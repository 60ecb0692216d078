package dev.pawl.language.check.rule;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Finds transitions of a region to a state within it that are not internal: they leave the region,
 * and with it by SCXML's rules every region beside it.
 */
public final class RegionLeft implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (ResolvedTransition transition : machine.transitions()) {
      if (leaves(machine, transition)) {
        State region = transition.source().declared();
        machine.report(
            Code.REGION_LEFT,
            "Write internal: true to stay in " + region.name() + ".",
            transition.declared().origin(),
            region.name(),
            beside(machine.tree(), region));
      }
    }
  }

  /** Whether a transition within a region leaves it only because it is not internal. */
  public static boolean leaves(CheckContext machine, ResolvedTransition transition) {
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

  private static String beside(StateTree tree, State region) {
    List<Integer> regions = tree.children(tree.parent(tree.number(region)));
    String others =
        regions.stream()
            .map(tree::node)
            .filter(r -> r != region)
            .map(State::name)
            .collect(Collectors.joining(", "));
    return others.isEmpty() ? "what is" : others;
  }
}
