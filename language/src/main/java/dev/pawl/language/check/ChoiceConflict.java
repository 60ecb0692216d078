package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Transition;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A rule that reports methods that choose from different sets of targets. The generated return type
 * of a choosing method is an enum with the targets as constants, so all uses of the method must
 * have the same targets.
 */
final class ChoiceConflict implements Rule {

  @Override
  public void check(CheckContext machine) {
    Map<String, List<String>> first = new HashMap<>();
    for (ResolvedTransition resolved : machine.transitions()) {
      Transition transition = resolved.declared();
      // SEVERAL_TARGETS and UNKNOWN_TARGET report all other transitions with a choice
      if (transition.dynamic() && transition.targets().size() > 1 && resolved.isComplete()) {
        compare(transition, transition.choose().get(), first, machine);
      }
    }
  }

  private static void compare(
      Transition transition,
      NameReference choice,
      Map<String, List<String>> first,
      CheckContext subject) {
    List<String> here = NameReference.names(transition.targets());
    List<String> elsewhere = first.putIfAbsent(choice.name(), here);
    if (elsewhere != null && !Set.copyOf(elsewhere).equals(Set.copyOf(here))) {
      subject.report(
          Code.CHOICE_CONFLICT,
          choice.origin(),
          choice.name(),
          NameList.and(here),
          NameList.and(elsewhere));
    }
  }
}
