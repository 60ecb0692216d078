package dev.pawl.processor.check.view;

import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.model.State;
import dev.pawl.processor.model.View;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Listing;
import dev.pawl.processor.semantics.ResolvedView;
import java.util.LinkedHashSet;
import java.util.Set;

/** Finds leaves that a view has no value for, nor for any state around them. */
public final class ViewNotTotal implements Rule {

  @Override
  public void check(Subject machine) {
    machine.resolved().views().forEach(view -> check(machine, view));
  }

  private static void check(Subject machine, ResolvedView resolved) {
    View view = resolved.declared();
    // a mistyped name is reported as that, and stands for one of those missing
    if (view.entries().stream().anyMatch(e -> machine.resolved().state(e.state()).isEmpty())) {
      return;
    }
    Set<String> missing = new LinkedHashSet<>();
    for (State state : machine.states()) {
      if (state.isLeaf() && resolved.valueOf(state).isEmpty()) {
        missing.add(state.name());
      }
    }
    if (!missing.isEmpty()) {
      machine.report(
          Code.VIEW_NOT_TOTAL, view.origin(), view.type().simpleName(), Listing.and(missing));
    }
  }
}
