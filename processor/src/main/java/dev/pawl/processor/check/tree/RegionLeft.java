package dev.pawl.processor.check.tree;

import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.StateTree;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problem;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.semantics.ResolvedTransition;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Finds transitions of a region to a state within it that are not internal: they leave the region,
 * and with it by SCXML's rules every region beside it.
 */
public final class RegionLeft implements Rule {

  @Override
  public void check(Subject machine, Problems problems) {
    for (ResolvedTransition declared : machine.transitions()) {
      Transition transition = declared.declared();
      if (machine.targetsKnown(transition) && leaves(machine, transition)) {
        State region = declared.source().declared();
        problems.add(
            Problem.of(
                    Code.REGION_LEFT,
                    transition.origin(),
                    region.name(),
                    beside(machine.tree(), region))
                .withHint("Write internal: true to stay in " + region.name() + "."));
      }
    }
  }

  /** Whether a transition within a region leaves it only because it is not internal. */
  public static boolean leaves(Subject machine, Transition transition) {
    StateTree tree = machine.tree();
    State owner = machine.owner(transition);
    int region = tree.number(owner);
    return region > 0
        && tree.node(tree.parent(region)).isParallel()
        && !owner.isParallel()
        && !owner.isHistory()
        && !transition.internal()
        && !transition.targets().isEmpty()
        && transition.targets().stream()
            .map(Ref::name)
            .allMatch(n -> machine.find(n).filter(t -> tree.isBelow(t, region)).isPresent());
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
