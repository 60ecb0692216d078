package dev.pawl.processor.check.guard;

import dev.pawl.processor.check.GuardSpace.Condition;
import dev.pawl.processor.check.Resolved;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds guards that hold together and lead to different things, so that the order in which they are
 * written decides. A transition without a guard is what remains, and overlaps nothing.
 */
public final class GuardsOverlap implements Rule {

  /** Pairs are compared, so that this many take a moment, and more of them minutes. */
  private static final int MOST_CANDIDATES = 500;

  @Override
  public void check(Resolved machine, Problems problems) {
    for (Group group : Group.effective(machine)) {
      if (group.needsAnalysis()
          && group.isAnalysable(machine)
          && group.transitions().size() <= MOST_CANDIDATES) {
        check(machine, group, problems);
      }
    }
  }

  private static void check(Resolved machine, Group group, Problems problems) {
    Condition before = machine.guards().never();
    for (int i = 0; i < group.transitions().size(); i++) {
      Transition later = group.transitions().get(i);
      Condition guard = machine.guard(later);
      // what is never taken is reported as that
      if (later.guard().isPresent() && !guard.and(before.not()).isNever()) {
        firstOverlap(machine, group, i, problems);
      }
      before = before.or(guard);
    }
  }

  private static void firstOverlap(Resolved machine, Group group, int index, Problems problems) {
    Transition later = group.transitions().get(index);
    for (int i = 0; i < index; i++) {
      Transition earlier = group.transitions().get(i);
      if (earlier.guard().isEmpty() || sameOutcome(earlier, later)) {
        continue;
      }
      Set<String> order = new LinkedHashSet<>(earlier.guard().get().formula().predicates());
      order.addAll(later.guard().get().formula().predicates());
      Optional<Map<String, Boolean>> where =
          machine.guard(earlier).and(machine.guard(later)).example(order);
      if (where.isPresent()) {
        // two inherited ones overlap wherever they are inherited, which is said once
        boolean inherited = i >= group.own();
        problems.add(
            Code.GUARDS_OVERLAP,
            inherited || index < group.own() ? later.guard().get().origin() : group.origin(),
            group.event(),
            inherited ? machine.name() : group.owner(),
            earlier.guard().get().text(),
            later.guard().get().text(),
            Group.text(where.get()));
        return;
      }
    }
  }

  private static boolean sameOutcome(Transition a, Transition b) {
    return names(a.targets()).equals(names(b.targets()))
        && names(a.effects()).equals(names(b.effects()))
        && a.update().map(Ref::name).equals(b.update().map(Ref::name))
        && a.choose().map(Ref::name).equals(b.choose().map(Ref::name));
  }

  private static List<String> names(List<Ref> refs) {
    return refs.stream().map(Ref::name).toList();
  }
}
