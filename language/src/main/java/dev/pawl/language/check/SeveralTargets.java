package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Transition;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A rule that reports transitions whose number of targets does not fit {@code choose}, repeated
 * targets, and targets that cannot be entered together.
 */
final class SeveralTargets implements Rule {

  @Override
  public void check(CheckContext machine) {
    machine.transitions().forEach(t -> check(machine, t));
  }

  private static void check(CheckContext machine, ResolvedTransition resolved) {
    Transition transition = resolved.declared();
    List<String> targets = NameReference.names(transition.targets());
    Set<String> distinct = new LinkedHashSet<>(targets);
    Origin choice = transition.choose().map(NameReference::origin).orElse(transition.origin());
    if (targets.isEmpty()) {
      if (transition.dynamic()) {
        report(
            machine,
            choice,
            "\"choose\" picks from several targets, and there is none.",
            "Name them with \"to\", or leave \"choose\" out.");
      }
    } else if (transition.dynamic() && transition.direct()) {
      report(
          machine,
          choice,
          "\"choose\" needs \"on\": a direct transition has one target.",
          "Add an event with \"on\", or remove \"choose\".");
    } else if (distinct.size() < targets.size()) {
      report(
          machine,
          transition.origin(),
          "A target is listed twice: " + NameList.and(targets) + ".",
          "Remove one of them.");
    } else if (transition.dynamic() && targets.size() == 1) {
      report(
          machine,
          choice,
          "\"choose\" picks from several targets, and this transition has one, "
              + targets.get(0)
              + ".",
          "Name another, too, or leave \"choose\" out.");
    } else if (!transition.dynamic() && targets.size() > 1) {
      together(machine, resolved, targets);
    }
  }

  /**
   * Reports several targets that are not in different regions, because only states in different
   * regions can be entered together.
   */
  private static void together(
      CheckContext machine, ResolvedTransition transition, List<String> targets) {
    // an unknown target may be meant to be in another region
    boolean nested = machine.hasNesting();
    if (nested
        && (!transition.isComplete()
            || Regions.inDifferent(machine.tree(), transition.targets()))) {
      return;
    }
    if (transition.source().declared().isHistory()) {
      // a history state can neither choose its default nor have another transition
      report(
          machine,
          transition.declared().origin(),
          "This transition has several targets, "
              + NameList.and(targets)
              + ", which are not in different regions.",
          "Name one state, or states in different regions.");
      return;
    }
    machine.report(
        Code.SEVERAL_TARGETS,
        "Name the method that picks one with \"choose\", or write a transition for each target.",
        transition.declared().origin(),
        "This transition has several targets, "
            + NameList.and(targets)
            + (nested ? ", which are not in different regions" : "")
            + ", and no \"choose\" picks one.");
  }

  private static void report(CheckContext subject, Origin origin, String sentence, String hint) {
    subject.report(Code.SEVERAL_TARGETS, hint, origin, sentence);
  }
}
