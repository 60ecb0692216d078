package dev.pawl.processor.check.shape;

import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.check.tree.Regions;
import dev.pawl.processor.model.Transition;
import dev.pawl.processor.model.source.Origin;
import dev.pawl.processor.model.source.Ref;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Listing;
import dev.pawl.processor.semantics.ResolvedTransition;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds transitions whose number of targets does not fit how the target is picked. */
public final class SeveralTargets implements Rule {

  @Override
  public void check(Subject machine) {
    machine.transitions().forEach(t -> check(machine, t));
  }

  private static void check(Subject machine, ResolvedTransition resolved) {
    Transition transition = resolved.declared();
    List<String> targets = Ref.names(transition.targets());
    Set<String> distinct = new LinkedHashSet<>(targets);
    Origin choice = transition.choose().map(Ref::origin).orElse(transition.origin());
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
          "Name an event with \"on\", or leave \"choose\" out.");
    } else if (distinct.size() < targets.size()) {
      report(
          machine,
          transition.origin(),
          "A target stands twice: " + Listing.and(targets) + ".",
          "Leave one of them out.");
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

  /** All are entered at a time, which only states in different regions can be. */
  private static void together(
      Subject machine, ResolvedTransition transition, List<String> targets) {
    // an unknown one may be meant to lie in another region
    boolean nested = machine.nested();
    if (nested
        && (!transition.isComplete()
            || Regions.inDifferent(machine.tree(), transition.targets()))) {
      return;
    }
    machine.report(
        Code.SEVERAL_TARGETS,
        "Name the method that picks with \"choose\", or write one transition each.",
        transition.declared().origin(),
        "This transition has several targets, "
            + Listing.and(targets)
            + (nested ? ", which do not lie in different regions" : "")
            + ", and no \"choose\" picks one.");
  }

  private static void report(Subject subject, Origin origin, String sentence, String hint) {
    subject.report(Code.SEVERAL_TARGETS, hint, origin, sentence);
  }
}
