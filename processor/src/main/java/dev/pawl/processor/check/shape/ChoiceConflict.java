package dev.pawl.processor.check.shape;

import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.model.source.Ref;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Listing;
import dev.pawl.processor.semantics.ResolvedTransition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds methods that choose from different targets in different places: they return an enum of just
 * the targets, which can only have one set of constants.
 */
public final class ChoiceConflict implements Rule {

  @Override
  public void check(Subject machine) {
    Map<String, List<String>> first = new HashMap<>();
    for (ResolvedTransition resolved : machine.transitions()) {
      Transition transition = resolved.declared();
      // otherwise SEVERAL_TARGETS or UNKNOWN_TARGET says what is wrong with it
      if (transition.dynamic() && transition.targets().size() > 1 && resolved.isComplete()) {
        compare(transition, transition.choose().get(), first, machine);
      }
    }
  }

  private static void compare(
      Transition transition, Ref choice, Map<String, List<String>> first, Subject subject) {
    List<String> here = Ref.names(transition.targets());
    List<String> elsewhere = first.putIfAbsent(choice.name(), here);
    if (elsewhere != null && !Set.copyOf(elsewhere).equals(Set.copyOf(here))) {
      subject.report(
          Code.CHOICE_CONFLICT,
          choice.origin(),
          choice.name(),
          Listing.and(here),
          Listing.and(elsewhere));
    }
  }
}
