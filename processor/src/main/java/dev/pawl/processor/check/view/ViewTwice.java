package dev.pawl.processor.check.view;

import dev.pawl.processor.check.Rule;
import dev.pawl.processor.check.Subject;
import dev.pawl.processor.model.View;
import dev.pawl.processor.problem.Code;
import java.util.HashSet;
import java.util.Set;

/** Finds states that a view has several values for. */
public final class ViewTwice implements Rule {

  @Override
  public void check(Subject machine) {
    for (View view : machine.machine().views()) {
      Set<String> mapped = new HashSet<>();
      for (View.Entry entry : view.entries()) {
        if (!mapped.add(entry.state().name())) {
          machine.report(
              Code.VIEW_TWICE,
              entry.state().origin(),
              entry.state().name(),
              view.type().simpleName());
        }
      }
    }
  }
}
