package dev.pawl.language.check;

import dev.pawl.language.model.View;
import dev.pawl.language.problem.Code;
import java.util.HashSet;
import java.util.Set;

/** A rule that reports states for which a view has several values. */
final class ViewTwice implements Rule {

  @Override
  public void check(CheckContext machine) {
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
