package dev.pawl.processor.check.guard;

import dev.pawl.processor.check.GuardSpace.Condition;
import dev.pawl.processor.check.Resolved;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Wording;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Listing;
import dev.pawl.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds transitions that can never be taken, because those that the same state declares before them
 * always are. A state that overrides a transition of the root is no problem; that every state does
 * is one.
 */
public final class Shadowed implements Rule {

  /** Of more candidates than this, which ones shadow a transition is not worked out. */
  private static final int MOST_TO_NAME = 50;

  @Override
  public void check(Resolved machine, Problems problems) {
    for (Group group : Group.declared(machine)) {
      List<Transition> transitions = group.transitions();
      Condition before = machine.guards().never();
      for (int i = 0; i < transitions.size(); i++) {
        Transition transition = transitions.get(i);
        Condition guard = machine.guard(transition);
        boolean shadowed = !guard.isNever() && guard.and(before.not()).isNever();
        if (shadowed && !DuplicateTransition.isDuplicate(machine, transitions, i)) {
          problems.add(
              Code.SHADOWED,
              transition.origin(),
              reason(machine, guard, transitions.subList(0, i)));
        }
        before = before.or(guard);
      }
    }
    machine.machine().root().transitions().forEach(t -> checkInherited(machine, t, problems));
  }

  private static void checkInherited(Resolved machine, Transition ofRoot, Problems problems) {
    if (!machine.guard(ofRoot).isNever() && machine.neverInherited(ofRoot)) {
      problems.add(
          Code.SHADOWED,
          ofRoot.origin(),
          "every state that is not final takes "
              + ofRoot.event().name()
              + " by a transition of its own");
    }
  }

  private static String reason(Resolved machine, Condition guard, List<Transition> earlier) {
    if (earlier.size() > MOST_TO_NAME) {
      return "one of the " + earlier.size() + " before it always is";
    }
    for (Transition transition : earlier) {
      if (guard.and(machine.guard(transition).not()).isNever()) {
        return transition.guard().isEmpty()
            ? Wording.of(transition) + " stands before it and has no guard"
            : Wording.of(transition) + " stands before it and holds whenever it would";
      }
    }
    List<Transition> needed = new ArrayList<>(earlier);
    for (Transition transition : earlier) {
      List<Transition> fewer = new ArrayList<>(needed);
      fewer.removeIf(t -> t == transition);
      if (guard.and(machine.anyOf(fewer).not()).isNever()) {
        needed = fewer;
      }
    }
    return Listing.and(needed.stream().map(Wording::of).toList())
        + " stand before it, and one of them holds whenever it would";
  }
}
