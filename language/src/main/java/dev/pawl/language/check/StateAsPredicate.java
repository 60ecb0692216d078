package dev.pawl.language.check;

import dev.pawl.language.model.Guard;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.HashSet;
import java.util.Set;

/**
 * A rule that reports predicates that have the name of a state. To test a state, a guard must use
 * {@code in(STATE)}. In a machine without substates, guards need not test states, so predicates
 * that look like method names are accepted there.
 */
final class StateAsPredicate implements Rule {

  @Override
  public void check(CheckContext machine) {
    Set<String> states = new HashSet<>();
    machine.states().forEach(s -> states.add(s.name()));
    for (ResolvedTransition transition : machine.transitions()) {
      transition.declared().guard().ifPresent(guard -> check(machine, guard, states));
    }
  }

  private static void check(CheckContext machine, Guard guard, Set<String> states) {
    for (String predicate : guard.formula().predicates()) {
      boolean likeAMethod = !predicate.isEmpty() && Character.isLowerCase(predicate.codePointAt(0));
      if (states.contains(predicate) && (machine.hasNesting() || !likeAMethod)) {
        machine.report(
            Code.STATE_AS_PREDICATE,
            "Write in("
                + predicate
                + ") to test whether the state is active, or give the method another name.",
            guard.at(predicate),
            predicate);
      }
    }
  }
}
