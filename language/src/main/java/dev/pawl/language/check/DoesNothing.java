package dev.pawl.language.check;

import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.List;

/**
 * A rule that reports transitions without target, guard, update and actions. If a state has several
 * transitions for an event, none of them is reported, because the last transition may be meant for
 * the case that no guard holds. Transitions on {@code "*"} and transitions with a description are
 * not reported either.
 */
final class DoesNothing implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (State owner : machine.declaring()) {
      if (owner.isHistory()) {
        continue;
      }
      for (List<ResolvedTransition> candidates : machine.byEvent(owner).values()) {
        if (candidates.size() == 1 && isNothing(candidates.get(0))) {
          report(machine, owner, candidates.get(0).declared());
        }
      }
    }
  }

  private static boolean isNothing(ResolvedTransition resolved) {
    Transition transition = resolved.declared();
    return transition.targets().isEmpty()
        && transition.guard().isEmpty()
        && transition.update().isEmpty()
        && transition.choose().isEmpty()
        && transition.effects().isEmpty()
        && transition.raise().isEmpty()
        && transition.description().isEmpty()
        && !transition.internal()
        && !resolved.eventless()
        && !resolved.anyEvent();
  }

  private static void report(CheckContext machine, State owner, Transition transition) {
    String event = transition.event().name();
    machine.report(
        Code.DOES_NOTHING,
        Wording.writtenAt(
            transition.origin(),
            "Set its target with \"to\". An event that does nothing belongs in @State(ignore = \""
                + event
                + "\").",
            "Set its target with \"to\". An event that does nothing belongs in ignore: ["
                + event
                + "]."),
        transition.origin(),
        event,
        machine.ownerName(owner));
  }
}
