package dev.pawl.language.check;

import dev.pawl.language.model.Guard;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.GuardSpace;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A rule that reports guards that can hold together although their transitions have different
 * consequences. If two guards hold together, the order of the transitions decides. A transition
 * without a guard is the default case and is not reported.
 */
final class GuardsOverlap implements Rule {

  /**
   * The maximum number of compared candidates. Comparing all pairs of 500 candidates is fast, but
   * comparing all pairs of many more would take minutes.
   */
  private static final int MAX_CANDIDATES = 500;

  @Override
  public void check(CheckContext machine) {
    for (GuardedGroup group : GuardedGroup.effective(machine)) {
      if (group.needsAnalysis()
          && group.isAnalysable(machine)
          && group.transitions().size() <= MAX_CANDIDATES) {
        check(machine, group);
      }
    }
  }

  private static void check(CheckContext machine, GuardedGroup group) {
    Condition before = machine.guards().never();
    for (int i = 0; i < group.transitions().size(); i++) {
      ResolvedTransition later = group.transitions().get(i);
      Condition guard = group.guard(machine, later);
      // Shadowed reports transitions that are never taken
      if (later.guarded() && !guard.and(before.not()).isNever()) {
        firstOverlap(machine, group, i);
      }
      before = before.or(guard);
    }
  }

  private static void firstOverlap(CheckContext machine, GuardedGroup group, int index) {
    ResolvedTransition later = group.transitions().get(index);
    for (int i = 0; i < index; i++) {
      ResolvedTransition earlier = group.transitions().get(i);
      if (!earlier.guarded() || TransitionConsequences.same(earlier, later)) {
        continue;
      }
      Guard first = earlier.declared().guard().orElseThrow();
      Guard second = later.declared().guard().orElseThrow();
      Set<String> order = new LinkedHashSet<>(GuardSpace.variables(first.formula()));
      order.addAll(GuardSpace.variables(second.formula()));
      Optional<Map<String, Boolean>> where =
          group.guard(machine, earlier).and(group.guard(machine, later)).example(order);
      if (where.isPresent()) {
        // Two inherited transitions overlap in every state that inherits them, but are reported
        // once. If the transitions belong to different states, the inner state reports the overlap.
        boolean inherited = i >= group.own();
        if (inherited && earlier.source() != later.source()) {
          return;
        }
        machine.report(
            Code.GUARDS_OVERLAP,
            inherited || index < group.own() ? second.origin() : group.origin(),
            Wording.eventOf(later),
            inherited ? machine.ownerName(later.source().declared()) : group.owner(),
            first.text(),
            second.text(),
            GuardedGroup.text(where.get()));
        return;
      }
    }
  }
}
