package dev.pawl.language.check;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports transitions that are never taken because earlier transitions of the same
 * state always precede them. The rule also reports a transition of a superstate or of the root if
 * every leaf below the superstate or root overrides the transition.
 */
final class Shadowed implements Rule {

  /**
   * The maximum number of transitions in a list for which the message suggests that the list may be
   * meant as the targets of one transition.
   */
  private static final int MAX_TARGETS = 5;

  /**
   * The maximum number of preceding candidates for which the message names the candidates that
   * shadow a transition.
   */
  private static final int MAX_NAMED_CANDIDATES = 50;

  @Override
  public void check(CheckContext machine) {
    for (GuardedGroup group : GuardedGroup.declared(machine)) {
      if (machine.isAmbiguous(group.event())) {
        continue;
      }
      List<ResolvedTransition> transitions = group.transitions();
      Condition before = machine.guards().never();
      Optional<String> hint = ofSeveral(machine, transitions);
      for (int i = 0; i < transitions.size(); i++) {
        ResolvedTransition transition = transitions.get(i);
        Condition guard = machine.guard(transition);
        boolean shadowed = !guard.isNever() && guard.and(before.not()).isNever();
        // report only the second transition of a list with a hint, not those after it
        boolean hinted = i > 1 && hint.isPresent();
        if (shadowed && !hinted && !DuplicateTransition.isDuplicate(machine, transitions, i)) {
          machine.report(
              Code.SHADOWED,
              hint,
              transition.declared().origin(),
              reason(machine, guard, transitions.subList(0, i)));
        }
        before = before.or(guard);
      }
    }
    machine.transitions().forEach(d -> checkInherited(machine, d));
  }

  /**
   * Returns the hint that a YAML list of plain targets may be meant as several targets of one
   * transition; empty for other lists.
   */
  private static Optional<String> ofSeveral(
      CheckContext machine, List<ResolvedTransition> transitions) {
    if (transitions.size() > MAX_TARGETS || !transitions.stream().allMatch(Shadowed::isPlain)) {
      return Optional.empty();
    }
    List<String> targets =
        transitions.stream()
            .flatMap(t -> NameReference.names(t.declared().targets()).stream())
            .toList();
    boolean together =
        transitions.stream().allMatch(ResolvedTransition::isComplete)
            && Regions.inDifferent(
                machine.tree(), transitions.stream().flatMap(t -> t.targets().stream()).toList());
    return Optional.of(
        "The first transition in the list whose guard holds is taken. To "
            + (together ? "enter all targets" : "let a method choose the target")
            + ", write { to: ["
            + String.join(", ", targets)
            + (together ? "] }." : "], choose: METHOD }."));
  }

  private static boolean isPlain(ResolvedTransition transition) {
    Transition declared = transition.declared();
    return declared.origin() instanceof Origin.InFile
        && !transition.guarded()
        && transition.event().filter(e -> e.kind() == Event.Kind.NAMED).isPresent()
        && declared.targets().size() == 1
        && declared.update().isEmpty()
        && declared.effects().isEmpty()
        && declared.raise().isEmpty();
  }

  private static void checkInherited(CheckContext machine, ResolvedTransition transition) {
    State owner = transition.source().declared();
    if (owner.isHistory() || owner.isFinal()) {
      return;
    }
    if (!machine.guard(transition).isNever() && machine.inheritance().neverInherited(transition)) {
      String states =
          machine.isRoot(owner)
              ? "every state that is not final"
              : "every state within " + owner.name();
      String what = transition.anyEvent() ? "every event" : transition.eventName();
      machine.report(
          Code.SHADOWED,
          transition.declared().origin(),
          transition.eventless()
              ? states + " is left by an eventless transition of its own"
              : states + " takes " + what + " by a transition of its own");
    }
  }

  /**
   * Returns the reason why a transition is never taken. Names as few of the earlier transitions as
   * possible.
   */
  private static String reason(
      CheckContext machine, Condition guard, List<ResolvedTransition> earlier) {
    if (earlier.size() > MAX_NAMED_CANDIDATES) {
      return "one of the " + earlier.size() + " transitions before it is always taken";
    }
    for (ResolvedTransition transition : earlier) {
      if (guard.and(machine.guard(transition).not()).isNever()) {
        return !transition.guarded()
            ? Wording.quoted(transition) + " precedes it and has no guard"
            : Wording.quoted(transition) + " precedes it and its guard holds in each case";
      }
    }
    List<ResolvedTransition> needed = new ArrayList<>(earlier);
    for (ResolvedTransition transition : earlier) {
      List<ResolvedTransition> fewer = new ArrayList<>(needed);
      fewer.removeIf(t -> t == transition);
      if (guard.and(machine.anyOf(fewer).not()).isNever()) {
        needed = fewer;
      }
    }
    return NameList.and(needed.stream().map(Wording::quoted).toList())
        + " precede it, and in each case the guard of one of them holds";
  }
}
