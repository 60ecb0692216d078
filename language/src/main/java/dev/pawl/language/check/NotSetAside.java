package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A rule that reports events that a state lists under {@code ignore} or {@code defer} without
 * effect, because the events are listed twice or a transition of the state always handles them.
 */
final class NotSetAside implements Rule {

  @Override
  public void check(CheckContext machine) {
    for (State state : machine.declaring()) {
      if (!state.isFinal() && !state.isHistory()) {
        Map<String, String> said = new HashMap<>();
        // deferring takes precedence over ignoring, in whatever order they are declared
        check(machine, state, "defers", state.behavior().deferred(), said);
        check(machine, state, "ignores", state.behavior().ignored(), said);
      }
    }
  }

  private static void check(
      CheckContext machine,
      State state,
      String verb,
      List<NameReference> events,
      Map<String, String> said) {
    for (NameReference event : events) {
      String before = said.putIfAbsent(event.name(), verb);
      List<ResolvedTransition> own = machine.byEvent(state).getOrDefault(event.name(), List.of());
      if (before != null) {
        String why =
            before.equals(verb)
                ? "it is listed twice"
                : machine.ownerName(state) + " " + before + " it";
        add(machine, state, verb, event, why);
      } else if (machine.anyOf(own).isAlways()) {
        add(machine, state, verb, event, reason(own));
      }
    }
  }

  private static String reason(List<ResolvedTransition> own) {
    return own.stream()
        .filter(t -> !t.guarded())
        .findFirst()
        .map(t -> Wording.quoted(t) + " has no guard")
        .orElse("one of its transitions is always taken");
  }

  private static void add(
      CheckContext machine, State state, String verb, NameReference event, String why) {
    machine.report(
        Code.NOT_SET_ASIDE, event.origin(), machine.ownerName(state), verb, event.name(), why);
  }
}
