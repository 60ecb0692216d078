package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.View;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Nearest;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A rule that reports values of views that are not constants of the view's enum. */
final class UnknownViewValue implements Rule {

  @Override
  public void check(CheckContext machine) {
    machine.machine().views().forEach(view -> check(view, machine));
  }

  private static void check(View view, CheckContext subject) {
    if (view.constants().isEmpty()) {
      // the reader has reported that the type is not an enum
      return;
    }
    Set<String> constants = new LinkedHashSet<>(view.constants());
    Map<String, Optional<String>> hints = new HashMap<>();
    for (View.Entry entry : view.entries()) {
      NameReference value = entry.value();
      if (!constants.contains(value.name())) {
        subject.report(
            Code.UNKNOWN_VIEW_VALUE,
            hints.computeIfAbsent(value.name(), n -> Nearest.hint(n, constants)),
            value.origin(),
            value.name(),
            view.type().simpleName());
      }
    }
  }
}
