package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.View;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.problem.Nearest;
import dev.pawl.language.semantics.ResolvedView;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The rules about views. */
final class ViewRules {

  private ViewRules() {}

  /** Reports states for which a view has several values. */
  static void repeated(CheckContext machine) {
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

  /** Reports values of views that are not constants of the view's enum. */
  static void unknownValues(CheckContext machine) {
    for (View view : machine.machine().views()) {
      Set<String> constants = new LinkedHashSet<>(view.constants());
      Map<String, Optional<String>> hints = new HashMap<>();
      for (View.Entry entry : view.entries()) {
        NameReference value = entry.value();
        // if there are no constants, the reader has reported that the type is not an enum
        if (!constants.isEmpty() && !constants.contains(value.name())) {
          machine.report(
              Code.UNKNOWN_VIEW_VALUE,
              hints.computeIfAbsent(value.name(), n -> Nearest.hint(n, constants)),
              value.origin(),
              value.name(),
              view.type().simpleName());
        }
      }
    }
  }

  /**
   * Reports leaves for which a view has no value, neither for the leaf nor for one of its
   * ancestors.
   */
  static void missing(CheckContext machine) {
    machine.resolved().views().forEach(view -> reportMissing(machine, view));
  }

  /**
   * Returns the origin of the declaration to which the user must add the missing value. In Java
   * this is the state, and in YAML the view.
   */
  private static Origin place(CheckContext machine, View view, String state) {
    return view.origin() instanceof Origin.InFile
        ? view.origin()
        : machine.states().stream()
            .filter(s -> s.name().equals(state))
            .map(State::origin)
            .findFirst()
            .orElse(view.origin());
  }

  private static String remedy(View view, String which) {
    String name = view.type().simpleName();
    // the constants are unknown if no compiler runs
    String values =
        view.constants().isEmpty() ? "a constant of " + name : NameList.or(view.constants());
    return Wording.writtenAt(
        view.origin(),
        "Put @MapsTo(view = "
            + name
            + ".class, value = \"…\") on "
            + which
            + ", for "
            + values
            + ".",
        "Name " + which + " under " + values + ".");
  }

  private static void reportMissing(CheckContext machine, ResolvedView resolved) {
    View view = resolved.declared();
    // UnknownState reports unknown names, and one of them may be meant for the missing state
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
      String name = view.type().simpleName();
      machine.report(
          Code.VIEW_NOT_TOTAL,
          remedy(view, missing.size() == 1 ? "it" : "each"),
          place(machine, view, missing.iterator().next()),
          name,
          NameList.and(missing));
    }
  }
}
