package dev.pawl.language.check;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A rule that reports transitions for one event in different regions if one of the transitions
 * leaves both regions. Only one of two conflicting transitions can be taken, and document order
 * decides which one.
 */
final class ParallelConflict implements Rule {

  /**
   * The maximum number of compared candidates. Comparing all pairs of 500 candidates is fast, but
   * comparing all pairs of many more would take minutes.
   */
  private static final int MAX_CANDIDATES = 500;

  /**
   * A transition that may conflict with transitions in other regions.
   *
   * @param owner the number of the transition's source
   * @param condition the condition under which the transition is selected in its source
   * @param domain the number of the innermost node that the transition does not exit
   */
  private record Candidate(
      int owner, ResolvedTransition transition, Condition condition, int domain) {}

  @Override
  public void check(CheckContext machine) {
    if (!machine.hasGraph()) {
      return;
    }
    List<Integer> inRegions = inRegions(machine.tree());
    if (inRegions.isEmpty()) {
      return;
    }
    List<Optional<Event>> events = new ArrayList<>();
    machine.resolved().namedEvents().stream()
        .filter(e -> !EventUse.isPlaceholder(e.name()) && !machine.resolved().isTimer(e))
        .forEach(e -> events.add(Optional.of(e)));
    events.add(Optional.empty());
    for (Optional<Event> event : events) {
      List<Candidate> candidates = candidates(machine, inRegions, event);
      if (candidates.size() <= MAX_CANDIDATES) {
        compare(machine, candidates);
      }
    }
  }

  /** Returns the nodes within regions, without history and final states. */
  private static List<Integer> inRegions(StateTree tree) {
    List<Integer> nodes = new ArrayList<>();
    for (int node = 1; node < tree.size(); node++) {
      boolean within =
          tree.upwards(tree.parent(node)).stream().anyMatch(n -> tree.node(n).isParallel());
      if (within && !tree.node(node).isHistory() && !tree.node(node).isFinal()) {
        nodes.add(node);
      }
    }
    return nodes;
  }

  private static List<Candidate> candidates(
      CheckContext machine, List<Integer> nodes, Optional<Event> event) {
    List<Candidate> candidates = new ArrayList<>();
    for (int node : nodes) {
      Condition before = machine.guards().never();
      for (ResolvedTransition transition : machine.inheritance().candidates(node, event)) {
        Condition guard = machine.guard(transition);
        Condition condition = guard.and(before.not());
        before = before.or(guard);
        if (!transition.isTargetless()
            && !condition.isNever()
            && !machine.inheritance().neverInherited(transition)) {
          int domain = machine.domain(transition);
          candidates.add(new Candidate(node, transition, condition, domain));
        }
      }
    }
    return candidates;
  }

  private static void compare(CheckContext machine, List<Candidate> candidates) {
    for (int i = 1; i < candidates.size(); i++) {
      Candidate later = candidates.get(i);
      for (Candidate earlier : candidates.subList(0, i)) {
        if (areConflicting(machine.tree(), earlier, later)
            && canBeEnabledTogether(machine, earlier, later)) {
          Problem problem =
              Problem.of(
                  Code.PARALLEL_CONFLICT,
                  later.transition().declared().origin(),
                  Wording.of(earlier.transition()),
                  machine.tree().node(earlier.owner()).name(),
                  Wording.of(later.transition()),
                  machine.tree().node(later.owner()).name());
          machine.report(hint(machine, earlier, later).map(problem::withHint).orElse(problem));
          break;
        }
      }
    }
  }

  /**
   * Returns a hint to declare a transition as internal; empty if an internal transition would not
   * avoid the conflict. The hint is given for a transition from a region to a state within the
   * region.
   */
  private static Optional<String> hint(CheckContext machine, Candidate... candidates) {
    return Stream.of(candidates)
        .map(Candidate::transition)
        .filter(t -> RegionLeft.leaves(machine, t))
        .findFirst()
        .map(t -> "With internal: true, " + Wording.of(t) + " would leave no other region.");
  }

  /**
   * Returns whether two transitions conflict. Two transitions conflict if they are in different
   * regions, can both be enabled, have different consequences, and one transition exits the source
   * of the other transition.
   */
  private static boolean areConflicting(StateTree tree, Candidate one, Candidate other) {
    if (!tree.areOrthogonal(one.owner(), other.owner())
        || one.condition().and(other.condition()).isNever()
        || TransitionConsequences.same(one.transition(), other.transition())) {
      return false;
    }
    return tree.isBelow(other.owner(), one.domain()) || tree.isBelow(one.owner(), other.domain());
  }

  /**
   * Returns whether two transitions can be enabled together. Two transitions cannot be enabled
   * together if the guard of one transition requires that the source of the other transition is
   * inactive.
   */
  private static boolean canBeEnabledTogether(
      CheckContext machine, Candidate one, Candidate other) {
    Condition guard = machine.guarding().of(one.transition(), one.owner(), other.owner());
    Condition otherGuard = machine.guarding().of(other.transition(), other.owner(), one.owner());
    return !guard.and(otherGuard).isNever();
  }
}
