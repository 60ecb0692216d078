package dev.pawl.language.check;

import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A rule that reports states that no instance can reach. If a superstate is unreachable, only the
 * superstate itself is reported. Forced transitions enter external states, so external states and
 * the states to which they lead are reachable. History states are never active and are not checked.
 */
final class Unreachable implements Rule {

  /** The maximum number of transitions without a target that the message lists. */
  private static final int MAX_LISTED = 3;

  @Override
  public void check(CheckContext machine) {
    // if a state has several defaults, it is unknown which one is entered
    if (!machine.hasGraph() || machine.has(Code.SEVERAL_DEFAULTS)) {
      return;
    }
    BitSet reached = Reachability.withForce(machine);
    Set<String> names = new HashSet<>();
    for (State state : machine.states()) {
      int number = machine.number(state);
      int parent = machine.tree().parent(number);
      // NameClash reports a name that is declared twice
      boolean first = names.add(state.name());
      if (first
          && !state.isHistory()
          && !reached.get(number)
          && (parent == 0 || reached.get(parent))) {
        machine.report(
            Code.UNREACHABLE,
            withoutTarget(machine, state)
                + Wording.writtenAt(
                    state.origin(),
                    "If only a forced transition enters it, add @State(external = true).",
                    "If only a forced transition enters it, add \"external: true\"."),
            state.origin(),
            state.name());
      }
    }
  }

  /**
   * Returns a hint that lists transitions without a target, because one of them may be meant to
   * lead to the state. Returns an empty string if no transition lacks a target, or if too many do.
   */
  private static String withoutTarget(CheckContext machine, State state) {
    List<ResolvedTransition> staying =
        machine.transitions().stream()
            .filter(t -> t.declared().targets().isEmpty() && !t.eventless() && !t.anyEvent())
            .filter(t -> t.source().declared() != state)
            .toList();
    if (staying.isEmpty() || staying.size() > MAX_LISTED) {
      return "";
    }
    boolean one = staying.size() == 1;
    String to = Wording.writtenAt(state.origin(), "to = \"%s\"", "to: %s");
    return "The transition"
        + (one ? " of " : "s of ")
        + NameList.and(
            staying.stream()
                .map(t -> machine.ownerName(t.source().declared()) + " for " + t.eventName())
                .toList())
        + (one ? " names no target and stays there" : " name no target and stay there")
        + ": if "
        + (one ? "it" : "one")
        + " is to lead here, add "
        + String.format(Locale.ROOT, to, state.name())
        + ". ";
  }
}
