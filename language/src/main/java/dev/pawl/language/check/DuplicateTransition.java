package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A rule that reports repeated transitions: transitions of one state with equal event, targets and
 * condition. Guards are compared by meaning, not by text.
 */
final class DuplicateTransition implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (GuardedGroup group : GuardedGroup.declared(machine)) {
      if (machine.isAmbiguous(group.event())) {
        continue;
      }
      List<ResolvedTransition> transitions = group.transitions();
      for (int i = 1; i < transitions.size(); i++) {
        if (isDuplicate(machine, transitions, i)) {
          machine.report(
              Code.DUPLICATE_TRANSITION,
              transitions.get(i).declared().origin(),
              group.owner(),
              Wording.of(transitions.get(i)));
        }
      }
    }
  }

  /**
   * Returns whether the transition at an index repeats an earlier transition of the list. A
   * transition whose guard never holds is not a duplicate.
   */
  static boolean isDuplicate(
      CheckContext machine, List<ResolvedTransition> transitions, int index) {
    ResolvedTransition later = transitions.get(index);
    Condition condition = machine.guard(later);
    Set<String> targets = targets(later);
    return !condition.isNever()
        && transitions.subList(0, index).stream()
            .anyMatch(t -> targets(t).equals(targets) && machine.guard(t).sameAs(condition));
  }

  private static Set<String> targets(ResolvedTransition transition) {
    return transition.declared().targets().stream()
        .map(NameReference::name)
        .collect(Collectors.toSet());
  }
}
